// Name: Model Solution
// Student ID: 1155000000
// E-mail: 1155000000@link.example.org
//
// The class LinesOfAction of the CSCI1520 project, in plain C++: it needs the project's header and
// the standard library, nothing else.

#include "LinesOfAction.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>

// The board has this many rows and columns.
const int SIDE = 8;
const int PIECES_AT_START = 12;
const char BLACK = 'B', WHITE = 'W', EMPTY = '.', DRAW = 'D', NOT_OVER = '-';

// Tells whether the board has a square.
static bool isOnBoard(int row, int column) {
    return row >= 0 && row < SIDE && column >= 0 && column < SIDE;
}

// Reads a square such as "a1". Returns false if the text does not name one.
static bool readSquare(const string &text, int &row, int &column) {
    if (text.size() != 2) return false;
    column = text[0] - 'a';
    row = text[1] - '0';
    return isOnBoard(row, column);
}

// Returns -1, 0 or 1: the direction of a distance.
static int sign(int distance) {
    if (distance == 0) return 0;
    return distance < 0 ? -1 : 1;
}

// Counts the pieces of both players on the line that runs through a square. `down` and `right` are
// the direction of the line: steps of -1, 0 or 1 in rows and columns.
static int countLine(const char board[SIDE][SIDE], int row, int column, int down, int right) {
    // Go back to where the line begins, at the edge of the board, then along all of it.
    while (isOnBoard(row - down, column - right)) {
        row -= down;
        column -= right;
    }
    int count = 0;
    while (isOnBoard(row, column)) {
        if (board[row][column] != EMPTY) count++;
        row += down;
        column += right;
    }
    return count;
}

// Counts the pieces of player p that are connected with the piece on a square, that piece included.
// `counted` has the squares that were counted before; they are not counted again.
static int countGroup(const char board[SIDE][SIDE], bool counted[SIDE][SIDE], int row, int column,
                      char p) {
    if (!isOnBoard(row, column) || board[row][column] != p || counted[row][column]) return 0;
    counted[row][column] = true;
    int count = 1;
    for (int down = -1; down <= 1; down++) {
        for (int right = -1; right <= 1; right++) {
            count += countGroup(board, counted, row + down, column + right, p);
        }
    }
    return count;
}

// Black stands on columns a and h, White on rows 0 and 7; the corners are empty.
LinesOfAction::LinesOfAction() {
    for (int row = 0; row < SIDE; row++) {
        for (int column = 0; column < SIDE; column++) {
            const bool inEdgeRow = row == 0 || row == SIDE - 1;
            const bool inEdgeColumn = column == 0 || column == SIDE - 1;
            board[row][column] = EMPTY;
            if (inEdgeRow && !inEdgeColumn) board[row][column] = WHITE;
            if (inEdgeColumn && !inEdgeRow) board[row][column] = BLACK;
        }
    }
    currentPlayer = BLACK;
    nextPlayer = WHITE;
    blacks = PIECES_AT_START;
    whites = PIECES_AT_START;
}

void LinesOfAction::printGame() {
    cout << "  a b c d e f g h\n";
    for (int row = 0; row < SIDE; row++) {
        cout << row;
        for (int column = 0; column < SIDE; column++) cout << ' ' << board[row][column];
        cout << '\n';
    }
}

char LinesOfAction::getCurrentPlayer() {
    return currentPlayer;
}

void LinesOfAction::swapPlayer() {
    swap(currentPlayer, nextPlayer);
}

// Checks the rules one by one, and changes the board only when all of them allow the move.
bool LinesOfAction::move(string from, string to) {
    int fromRow, fromColumn, toRow, toColumn;
    if (!readSquare(from, fromRow, fromColumn) || !readSquare(to, toRow, toColumn)) return false;
    if (board[fromRow][fromColumn] != currentPlayer) return false;

    // The move is horizontal, vertical or diagonal, and goes somewhere.
    const int rows = toRow - fromRow, columns = toColumn - fromColumn;
    if (rows == 0 && columns == 0) return false;
    if (rows != 0 && columns != 0 && abs(rows) != abs(columns)) return false;

    // It is as long as the line has pieces.
    const int length = max(abs(rows), abs(columns));
    const int down = sign(rows), right = sign(columns);
    if (length != countLine(board, fromRow, fromColumn, down, right)) return false;

    // It does not jump over the opponent's pieces.
    for (int step = 1; step < length; step++) {
        if (board[fromRow + step * down][fromColumn + step * right] == nextPlayer) return false;
    }

    // It does not land on a piece of the same player.
    if (board[toRow][toColumn] == currentPlayer) return false;

    // The move is valid. A piece on the landing square is captured.
    if (board[toRow][toColumn] == BLACK) blacks--;
    if (board[toRow][toColumn] == WHITE) whites--;
    board[toRow][toColumn] = currentPlayer;
    board[fromRow][fromColumn] = EMPTY;
    return true;
}

// The pieces are connected if the group of one of them, the first that is found, has them all.
bool LinesOfAction::hasConnected(char p) {
    if (p != BLACK && p != WHITE) return false;
    bool counted[SIDE][SIDE] = {};
    int pieces = 0, groupOfFirst = 0;
    for (int row = 0; row < SIDE; row++) {
        for (int column = 0; column < SIDE; column++) {
            if (board[row][column] != p) continue;
            if (pieces == 0) groupOfFirst = countGroup(board, counted, row, column, p);
            pieces++;
        }
    }
    return groupOfFirst == pieces;
}

char LinesOfAction::gameOver() {
    const bool black = hasConnected(BLACK), white = hasConnected(WHITE);
    if (black && white) return DRAW;
    if (black) return BLACK;
    if (white) return WHITE;
    return NOT_OVER;
}
