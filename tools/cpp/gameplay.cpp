// Name: Model Solution
// Student ID: 1155000000
// E-mail: 1155000000@link.example.org
//
// A game of Lines of Action between two players at one terminal: a client of the class
// LinesOfAction, which it knows by its public members alone.

#include <iostream>
#include <string>

#include "LinesOfAction.h"

using namespace std;

// Returns the squares' names one after the other, "" after the last.
string nextSquare(const string &square) {
    if (square == "h7") return "";
    if (square[0] < 'h') return string(1, square[0] + 1) + square[1];
    return string("a") + static_cast<char>(square[1] + 1);
}

// Tells whether the current player has a move, by trying all on copies of the game.
bool canMove(const LinesOfAction &game) {
    for (string from = "a0"; from != ""; from = nextSquare(from)) {
        for (string to = "a0"; to != ""; to = nextSquare(to)) {
            LinesOfAction trial = game;
            if (trial.move(from, to)) return true;
        }
    }
    return false;
}

// Lets a player pass who can't move. Returns false if the other one can't move either.
bool passIfBlocked(LinesOfAction &game) {
    if (canMove(game)) return true;
    const char blocked = game.getCurrentPlayer();
    game.swapPlayer();
    if (!canMove(game)) return false;
    cout << blocked << " has no move and passes.\n";
    return true;
}

// Asks the current player until a move is valid. Returns false if the input ends before.
bool makeMove(LinesOfAction &game) {
    string from, to;
    for (;;) {
        cout << game.getCurrentPlayer() << "'s move: ";
        if (!(cin >> from >> to)) return false;
        if (game.move(from, to)) return true;
        cout << "Invalid move. Try again!\n";
    }
}

int main() {
    LinesOfAction game;
    char result = '-';
    game.printGame();
    while (result == '-') {
        if (!passIfBlocked(game)) {
            result = 'D';
            break;
        }
        if (!makeMove(game)) return 0;
        game.swapPlayer();
        game.printGame();
        result = game.gameOver();
    }
    if (result == 'D') {
        cout << "Draw game!\n";
    } else {
        cout << result << " wins!\n";
    }
    return 0;
}
