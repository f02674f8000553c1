// The class LinesOfAction on top of the C interface of the Lines of Action library: link with
// -lloa. An object is no more than its data members, so objects can be copied like numbers.

#include "LinesOfAction.h"

#include <iostream>
#include <utility>

#include "loa.h"

namespace {

const int SIDE = 8;
const int PIECES_AT_START = 12;

// Reads a square such as "a1". The library counts ranks from the bottom of the board, where row 7
// is.
bool readSquare(const string &text, LoaSquare &square) {
    if (text.size() != 2) return false;
    square = loa_square(text[0] - 'a', '7' - text[1]);
    return square != LOA_NO_SQUARE;
}

}  // namespace

LinesOfAction::LinesOfAction()
    : currentPlayer(LOA_BLACK),
      nextPlayer(LOA_WHITE),
      blacks(PIECES_AT_START),
      whites(PIECES_AT_START) {
    loa_cells_start(LOA_START_SIDES, SIDE, SIDE, board[0]);
}

void LinesOfAction::printGame() {
    cout << "  a b c d e f g h\n";
    for (int row = 0; row < SIDE; ++row) {
        cout << row;
        for (int column = 0; column < SIDE; ++column) cout << ' ' << board[row][column];
        cout << '\n';
    }
}

char LinesOfAction::getCurrentPlayer() {
    return currentPlayer;
}

void LinesOfAction::swapPlayer() {
    swap(currentPlayer, nextPlayer);
}

bool LinesOfAction::move(string from, string to) {
    LoaMove move;
    if (!readSquare(from, move.from) || !readSquare(to, move.to)) return false;
    // The library checks this too; checked here, clients that try all moves don't wait.
    if (board[SIDE - 1 - move.from / SIDE][move.from % SIDE] != currentPlayer) return false;
    char captured;
    const LoaError error = loa_cells_play(board[0], SIDE, SIDE, currentPlayer, move, &captured);
    if (error != LOA_OK) return false;
    if (captured == LOA_BLACK) --blacks;
    if (captured == LOA_WHITE) --whites;
    return true;
}

bool LinesOfAction::hasConnected(char p) {
    bool connected;
    return loa_cells_is_connected(board[0], SIDE, SIDE, p, &connected) == LOA_OK && connected;
}

char LinesOfAction::gameOver() {
    const bool black = hasConnected(LOA_BLACK), white = hasConnected(LOA_WHITE);
    if (black && white) return LOA_DRAW;
    if (black) return LOA_BLACK;
    return white ? LOA_WHITE : LOA_ONGOING;
}
