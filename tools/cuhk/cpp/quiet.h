// Keeps what the member functions of a class print apart: only printGame() may print.

#include <fcntl.h>
#include <unistd.h>

#include <cctype>
#include <cstdio>
#include <iostream>

// As long as it lives, standard output goes to a file. Then standard error tells what came there.
class Quiet {
public:
    explicit Quiet(const char *name) : function(name) {
        flush();
        output = dup(STDOUT_FILENO);
        file = open("printed", O_RDWR | O_CREAT | O_TRUNC, 0600);
        dup2(file, STDOUT_FILENO);
    }

    ~Quiet() {
        flush();
        char text[200];
        const ssize_t length = pread(file, text, sizeof text, 0);
        ssize_t begin = 0;
        while (begin < length && std::isspace(static_cast<unsigned char>(text[begin]))) begin++;
        if (length > 0) {
            std::cerr << "\nloa grade: " << function << "() ";
            std::cerr.write(text + begin, length - begin) << std::endl;
        }
        dup2(output, STDOUT_FILENO);
        close(output);
        close(file);
    }

private:
    const char *function;
    int output, file;

    static void flush() {
        std::cout.flush();
        std::fflush(stdout);
    }
};

#define QUIETLY(function, call) (Quiet(#function), call)

