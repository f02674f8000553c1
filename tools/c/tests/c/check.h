// What both test programs in C are made with.

#ifndef CHECK_H
#define CHECK_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "loa.h"

#define CHECK(condition) check((condition), #condition, __FILE__, __LINE__)
#define GOOD(call) expect((call), LOA_OK, #call, __FILE__, __LINE__)
#define REFUSED(error, call) expect((call), (error), #call, __FILE__, __LINE__)
#define SAYS(expected) says((expected), __FILE__, __LINE__)

static inline void check(int condition, const char *text, const char *file, int line) {
    if (condition) return;
    fprintf(stderr, "%s:%d: %s\n", file, line, text);
    exit(1);
}

static inline void expect(LoaError found, LoaError expected, const char *text, const char *file,
                          int line) {
    if (found == expected) return;
    fprintf(stderr, "%s:%d: %s: %s, not %s\n", file, line, text, loa_error_name(found),
            loa_error_name(expected));
    exit(1);
}

static inline void says(const char *expected, const char *file, int line) {
    char reason[500];
    GOOD(loa_last_error(reason, sizeof reason, NULL));
    if (strcmp(reason, expected) == 0) return;
    fprintf(stderr, "%s:%d: '%s', not '%s'\n", file, line, reason, expected);
    exit(1);
}

static inline LoaMove move_of(const char *text) {
    LoaMove move;
    GOOD(loa_move_from_text(text, &move));
    return move;
}

#endif
