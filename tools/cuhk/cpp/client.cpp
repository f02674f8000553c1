// The client that classes are tried with: the course's, which does not ask whether a player can
// move. It calls nothing that a game does not need, so that one mistake does not spoil every game.

#include <iostream>
#include <string>

#include "LinesOfAction.h"

// Asks the current player until a move is valid. Returns false if the input ends before.
static bool makeMove(LinesOfAction &game) {
    std::string from, to;
    for (;;) {
        const char player = QUIETLY(getCurrentPlayer, game.getCurrentPlayer());
        std::cout << player << "'s move: ";
        if (!(std::cin >> from >> to)) return false;
        if (QUIETLY(move, game.move(from, to))) return true;
        std::cout << "Invalid move. Try again!\n";
    }
}

int main() {
    static LinesOfAction &game = *QUIETLY(LinesOfAction, new LinesOfAction);
    char result;
    game.printGame();
    do {
        if (!makeMove(game)) return 0;
        QUIETLY(swapPlayer, game.swapPlayer());
        game.printGame();
        result = QUIETLY(gameOver, game.gameOver());
    } while (result == '-');
    if (result == 'D') {
        std::cout << "Draw game!\n";
    } else {
        std::cout << result << " wins!\n";
    }
    return 0;
}
