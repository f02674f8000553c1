// Calls the member functions of a class LinesOfAction one at a time, as standard input says, and
// prints what they return and how they leave the object.
//
//   new                a new object
//   set CELLS P        puts 64 characters on the board and makes it player P's turn
//   move FROM TO       calls move; the words are bytes in hexadecimal, "-" is the empty word
//   swap               calls swapPlayer
//   connected          calls hasConnected for both players
//   over               calls gameOver
//   print              calls printGame
//   players            prints whose turn it is, and calls getCurrentPlayer
//   counts             prints the numbers of pieces that the object has counted

#include <cstring>
#include <iostream>
#include <new>
#include <string>

#include "LinesOfAction.h"

// Gives access to private members: where a template is instantiated explicitly, they may be named.
template <typename Member, typename Member::Pointer pointer>
struct Key {
    friend typename Member::Pointer open(Member) { return pointer; }
};

#define MEMBER(Name, name, Type)              \
    struct Name {                             \
        typedef Type LinesOfAction::*Pointer; \
        friend Pointer open(Name);            \
    };                                        \
    template struct Key<Name, &LinesOfAction::name>

typedef char Cells[8][8];
MEMBER(Board, board, Cells);
MEMBER(CurrentPlayer, currentPlayer, char);
MEMBER(NextPlayer, nextPlayer, char);
MEMBER(Blacks, blacks, int);
MEMBER(Whites, whites, int);

namespace {

char printable(char c) {
    return c >= ' ' && c <= '~' ? c : '?';
}

const char *truth(bool value) {
    return value ? "true" : "false";
}

std::string bytes(const std::string &digits) {
    std::string text;
    if (digits == "-") return text;
    for (std::string::size_type at = 0; at + 1 < digits.size(); at += 2) {
        text += static_cast<char>(std::stoi(digits.substr(at, 2), 0, 16));
    }
    return text;
}

void show(LinesOfAction &game) {
    Cells &board = game.*open(Board());
    for (int row = 0; row < 8; ++row) {
        std::cout << "board[" << row << "]";
        for (int column = 0; column < 8; ++column) std::cout << ' ' << printable(board[row][column]);
        std::cout << '\n';
    }
    std::cout << std::flush;
}

void players(LinesOfAction &game) {
    const char current = QUIETLY(getCurrentPlayer, game.getCurrentPlayer());
    std::cout << "currentPlayer " << printable(game.*open(CurrentPlayer())) << ", nextPlayer "
              << printable(game.*open(NextPlayer())) << ", getCurrentPlayer() "
              << printable(current) << '\n';
}

void counts(LinesOfAction &game) {
    std::cout << "blacks " << game.*open(Blacks()) << ", whites " << game.*open(Whites()) << '\n';
}

void set(LinesOfAction &game) {
    std::string cells;
    char player;
    std::cin >> cells >> player;
    int blacks = 0, whites = 0;
    for (int at = 0; at < 64; ++at) {
        (game.*open(Board()))[at / 8][at % 8] = cells.at(at);
        blacks += cells.at(at) == 'B';
        whites += cells.at(at) == 'W';
    }
    game.*open(CurrentPlayer()) = player;
    game.*open(NextPlayer()) = player == 'B' ? 'W' : 'B';
    game.*open(Blacks()) = blacks;
    game.*open(Whites()) = whites;
}

void move(LinesOfAction &game) {
    std::string from, to;
    std::cin >> from >> to;
    const bool moved = QUIETLY(move, game.move(bytes(from), bytes(to)));
    std::cout << "returns " << truth(moved) << '\n';
}

void connected(LinesOfAction &game) {
    const bool black = QUIETLY(hasConnected, game.hasConnected('B'));
    std::cout << "hasConnected('B') " << truth(black) << std::endl;
    const bool white = QUIETLY(hasConnected, game.hasConnected('W'));
    std::cout << "hasConnected('W') " << truth(white) << '\n';
}

void over(LinesOfAction &game) {
    const char result = QUIETLY(gameOver, game.gameOver());
    std::cout << "gameOver() '" << printable(result) << "'\n";
}

// Makes an object in memory that is not clean: members without a value show.
LinesOfAction *newGame() {
    void *memory = ::operator new(sizeof(LinesOfAction));
    std::memset(memory, '#', sizeof(LinesOfAction));
    return QUIETLY(LinesOfAction, new (memory) LinesOfAction);
}

void drop(LinesOfAction *game) {
    game->~LinesOfAction();
    ::operator delete(game);
}

}  // namespace

int main() {
    LinesOfAction *game = newGame();
    std::string command;
    while (std::cin >> command) {
        std::cout << command << std::endl;
        if (command == "new") {
            drop(game);
            game = newGame();
        }
        if (command == "set") set(*game);
        if (command == "move") move(*game);
        if (command == "swap") QUIETLY(swapPlayer, game->swapPlayer());
        if (command == "connected") connected(*game);
        if (command == "over") over(*game);
        if (command == "print") game->printGame();
        if (command == "players") players(*game);
        if (command == "counts") counts(*game);
        show(*game);
    }
    drop(game);
    return 0;
}
