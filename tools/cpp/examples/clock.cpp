// A game against the engine by the clock, under any rules and on any board, in C++11:
//
//     c++ -std=c++11 clock.cpp -lloa -o clock
//     ./clock [RULES [FILESxRANKS [SECONDS]]]
//
// You are White. Type a move such as a2-c2, or "pass" when you have no other; "moves" lists what
// you can do, "best" plays what the engine would, and the end of the input ends the program.

#include <loa.h>

#include <chrono>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

const std::size_t MEBIBYTES = 16;

// Why a call of the library failed.
struct Failure : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Gets a text from a function that writes into a buffer: asks for the length first.
template <typename Write>
std::string text(Write write) {
    std::size_t length = 0;
    if (write(static_cast<char *>(nullptr), 0, &length) != LOA_OK) throw Failure("no text");
    std::vector<char> buffer(length + 1);
    if (write(buffer.data(), buffer.size(), &length) != LOA_OK) throw Failure("no text");
    return std::string(buffer.data(), length);
}

void must(LoaError error) {
    if (error != LOA_OK) throw Failure(text(loa_last_error));
}

struct Free {
    void operator()(LoaGame *game) const { loa_game_free(game); }
    void operator()(LoaEngine *engine) const { loa_engine_free(engine); }
};

using Game = std::unique_ptr<LoaGame, Free>;
using Engine = std::unique_ptr<LoaEngine, Free>;
using Clock = std::chrono::steady_clock;

// Asked by the engine every thousand positions.
extern "C" int32_t time_is_up(void *end) {
    return Clock::now() >= *static_cast<Clock::time_point *>(end);
}

std::string name(LoaMove move) {
    return text([&](char *buffer, std::size_t size, std::size_t *length) {
        return loa_move_text(move, buffer, size, length);
    });
}

LoaReport search(LoaEngine *engine, const LoaGame *game, double seconds) {
    const auto time = std::chrono::duration<double>(seconds);
    Clock::time_point end = Clock::now() + std::chrono::duration_cast<Clock::duration>(time);
    const LoaLimits limits = LoaLimits();
    LoaReport report;
    must(loa_engine_search(engine, game, &limits, time_is_up, nullptr, &end, &report));
    return report;
}

std::vector<LoaMove> legal_moves(const LoaGame *game) {
    std::size_t count = 0;
    must(loa_game_legal_moves(game, nullptr, 0, &count));
    std::vector<LoaMove> moves(count);
    must(loa_game_legal_moves(game, moves.data(), moves.size(), &count));
    return moves;
}

void print_board(const LoaGame *game) {
    int32_t width, height;
    must(loa_game_size(game, &width, &height));
    for (int32_t rank = height - 1; rank >= 0; --rank) {
        std::cout << rank + 1;
        for (int32_t file = 0; file < width; ++file) {
            char piece;
            must(loa_game_piece_at(game, loa_square(file, rank), &piece));
            std::cout << ' ' << piece;
        }
        std::cout << '\n';
    }
    std::cout << ' ';
    for (int32_t file = 0; file < width; ++file) std::cout << ' ' << static_cast<char>('a' + file);
    std::cout << '\n';
}

bool is_over(const LoaGame *game) {
    char outcome;
    must(loa_game_status(game, &outcome, nullptr));
    return outcome != LOA_ONGOING;
}

// The engine's move; then the play that it expects, and what it thinks of it.
void engine_plays(LoaEngine *engine, LoaGame *game, double seconds) {
    const LoaReport report = search(engine, game, seconds);
    must(loa_game_play(game, report.best));
    std::size_t count = 0;
    must(loa_engine_line(engine, nullptr, 0, &count));
    std::vector<LoaMove> line(count);
    must(loa_engine_line(engine, line.data(), line.size(), &count));
    std::cout << "Engine:";
    for (LoaMove move : line) std::cout << ' ' << name(move);
    std::cout << " (" << report.score << " points, depth " << report.depth << ")\n";
}

// Makes White's move; returns false if the input ends before.
bool player_plays(LoaEngine *engine, LoaGame *game, double seconds) {
    std::string typed;
    for (;;) {
        std::cout << "Your move: " << std::flush;
        if (!(std::cin >> typed)) return false;
        LoaMove move;
        if (typed == "moves") {
            for (LoaMove legal : legal_moves(game)) std::cout << name(legal) << ' ';
            std::cout << '\n';
        } else if (typed == "best") {
            must(loa_game_play(game, search(engine, game, seconds).best));
            return true;
        } else if (loa_move_from_text(typed.c_str(), &move) == LOA_OK &&
                   loa_game_play(game, move) == LOA_OK) {
            return true;
        } else {
            std::cout << text(loa_last_error) << '\n';
        }
    }
}

Game new_game(const std::string &rules, const std::string &size) {
    const std::size_t x = size.find('x');
    if (x == std::string::npos) throw Failure("a size is written like 8x8");
    LoaGame *game;
    must(loa_game_new(rules.c_str(), std::atoi(size.c_str()), std::atoi(size.c_str() + x + 1),
                      &game));
    return Game(game);
}

Engine new_engine() {
    LoaEngine *engine;
    must(loa_engine_new(MEBIBYTES, &engine));
    return Engine(engine);
}

void play(LoaGame *game, LoaEngine *engine, double seconds) {
    print_board(game);
    while (!is_over(game)) {
        char side;
        must(loa_game_to_move(game, &side));
        if (side == LOA_BLACK) {
            engine_plays(engine, game, seconds);
        } else if (!player_plays(engine, game, seconds)) {
            return;
        }
        print_board(game);
    }
    std::cout << text([&](char *buffer, std::size_t size, std::size_t *length) {
        return loa_game_status_text(game, buffer, size, length);
    }) << ".\n";
}

}  // namespace

int main(int argc, char **argv) {
    try {
        const Game game = new_game(argc > 1 ? argv[1] : "olympiad", argc > 2 ? argv[2] : "8x8");
        play(game.get(), new_engine().get(), argc > 3 ? std::atof(argv[3]) : 1.0);
    } catch (const std::exception &failure) {
        std::cerr << "clock: " << failure.what() << '\n';
        return 1;
    }
    return 0;
}
