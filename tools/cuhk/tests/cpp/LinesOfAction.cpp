// Name: Model Student
// Student ID: 1155000000
// E-mail: 1155000000@link.example.org
//
// A class as a student could write it, in plain C++. It is right; compiled with the macro WRONG
// set to one of the names below, it has one mistake.

#include "LinesOfAction.h"

#include <cstdlib>
#include <iostream>

enum Mistake {
    NO_MISTAKE,
    COLOURS_EXCHANGED_AT_THE_START,
    WHITE_BEGINS,
    FORGETS_TO_COUNT_AT_THE_START,
    ROWS_FROM_THE_BOTTOM,
    PRINTS_NO_LETTERS,
    PRINTS_A_BLANK_TOO_MANY,
    COUNTS_ONLY_OWN,
    COUNTS_ONLY_AHEAD,
    COUNTS_ROW_FOR_COLUMN,
    FORGETS_FALLING_DIAGONALS,
    FORGETS_RISING_DIAGONALS,
    CONFUSES_DIAGONALS,
    MOVES_UP_TO_THE_COUNT,
    JUMPS_OVER_ENEMIES,
    JUMPS_OVER_NOBODY,
    JUMPS_OVER_ENEMIES_ON_DIAGONALS,
    LANDS_ON_OWN,
    CAPTURES_NOTHING,
    COUNTS_NO_CAPTURES,
    LEAVES_THE_PIECE_BEHIND,
    MOVES_ENEMIES,
    MOVES_EMPTY_SQUARES,
    MOVES_OFF_LINES,
    ACCEPTS_UPPERCASE,
    ACCEPTS_LONG_WORDS,
    ACCEPTS_ROW_8,
    ACCEPTS_STANDING_STILL,
    CRASHES_ON_EMPTY_WORDS,
    HANGS_ON_STANDING_STILL,
    SWAPS_IN_MOVE,
    SWAPS_ONE_PLAYER,
    CHANGES_THE_BOARD_ON_INVALID_MOVES,
    FOUR_NEIGHBOURS,
    ONE_NEIGHBOUR_IS_ENOUGH,
    WRAPS_AROUND,
    CONNECTS_THROUGH_OTHERS,
    SINGLE_PIECE_IS_NOT_CONNECTED,
    MARKS_THE_BOARD,
    LOOKS_AT_THE_FIRST_PIECE_ONLY,
    BOTH_CONNECTED_WINS_FOR_THE_PLAYER,
    FORGETS_THE_OPPONENT,
    SPEAKS_IN_MOVE,
    FILLS_THE_MEMORY,
    PRINTS_FOR_EVER
};

#ifndef WRONG
#define WRONG NO_MISTAKE
#endif

static bool wrong(Mistake mistake) {
    return mistake == WRONG;
}

static bool isOnBoard(int row, int column) {
    return row >= 0 && row < 8 && column >= 0 && column < 8;
}

static int sign(int number) {
    return (number > 0) - (number < 0);
}

// Reads a square; returns false if it is none.
static bool readSquare(const string &text, int &row, int &column) {
    if (wrong(CRASHES_ON_EMPTY_WORDS) && text.at(0) == '?') return false;
    if (text.size() < 2 || (text.size() > 2 && !wrong(ACCEPTS_LONG_WORDS))) return false;
    char letter = text[0];
    if (wrong(ACCEPTS_UPPERCASE) && letter >= 'A' && letter <= 'H') letter += 'a' - 'A';
    column = letter - 'a';
    row = text[1] - '0';
    if (wrong(ROWS_FROM_THE_BOTTOM)) row = 7 - row;
    if (wrong(ACCEPTS_ROW_8) && row == 8) row = 7;
    return isOnBoard(row, column);
}

LinesOfAction::LinesOfAction() {
    const bool exchanged = wrong(COLOURS_EXCHANGED_AT_THE_START);
    for (int row = 0; row < 8; row++) {
        for (int column = 0; column < 8; column++) {
            const bool atTopOrBottom = row == 0 || row == 7;
            const bool atSide = column == 0 || column == 7;
            board[row][column] = '.';
            if (atTopOrBottom && !atSide) board[row][column] = exchanged ? 'B' : 'W';
            if (atSide && !atTopOrBottom) board[row][column] = exchanged ? 'W' : 'B';
        }
    }
    currentPlayer = wrong(WHITE_BEGINS) ? 'W' : 'B';
    nextPlayer = wrong(WHITE_BEGINS) ? 'B' : 'W';
    if (!wrong(FORGETS_TO_COUNT_AT_THE_START)) blacks = whites = 12;
}

void LinesOfAction::printGame() {
    if (!wrong(PRINTS_NO_LETTERS)) cout << "  a b c d e f g h" << endl;
    for (int row = 0; row < 8; row++) {
        cout << row;
        for (int column = 0; column < 8; column++) {
            cout << ' ' << board[row][column];
            if (wrong(PRINTS_A_BLANK_TOO_MANY) && column == 3) cout << ' ';
        }
        cout << endl;
    }
    while (wrong(PRINTS_FOR_EVER)) cout << "  a b c d e f g h" << endl;
}

char LinesOfAction::getCurrentPlayer() {
    return currentPlayer;
}

void LinesOfAction::swapPlayer() {
    const char player = currentPlayer;
    currentPlayer = nextPlayer;
    if (!wrong(SWAPS_ONE_PLAYER)) nextPlayer = player;
}

// Counts the pieces on the line through a square.
static int count(char board[8][8], int row, int column, int down, int right, char player) {
    if (wrong(COUNTS_ROW_FOR_COLUMN) && right == 0) {
        right = 1;
        down = 0;
    }
    if (wrong(CONFUSES_DIAGONALS) && down != 0 && right != 0) right = -right;
    int startRow = row, startColumn = column;
    while (!wrong(COUNTS_ONLY_AHEAD) && isOnBoard(startRow - down, startColumn - right)) {
        startRow -= down;
        startColumn -= right;
    }
    int pieces = 0;
    for (; isOnBoard(startRow, startColumn); startRow += down, startColumn += right) {
        const char piece = board[startRow][startColumn];
        if (piece == '.') continue;
        if (wrong(COUNTS_ONLY_OWN) && piece != player) continue;
        pieces++;
    }
    return pieces;
}

bool LinesOfAction::move(string from, string to) {
    if (wrong(SPEAKS_IN_MOVE)) cout << "Moving from " << from << " to " << to << endl;
    while (wrong(FILLS_THE_MEMORY) && from.substr(0, 2) == "d3" && to.substr(0, 2) == "d3") from += to += from;
    int fromRow, fromColumn, toRow, toColumn;
    if (!readSquare(from, fromRow, fromColumn) || !readSquare(to, toRow, toColumn)) return false;
    char &source = board[fromRow][fromColumn], &target = board[toRow][toColumn];
    if (source == '.' && !wrong(MOVES_EMPTY_SQUARES)) return false;
    if (source == nextPlayer && !wrong(MOVES_ENEMIES)) return false;
    const int rows = toRow - fromRow, columns = toColumn - fromColumn;
    const int distance = max(abs(rows), abs(columns)), down = sign(rows), right = sign(columns);
    while (wrong(HANGS_ON_STANDING_STILL) && distance == 0) {
    }
    const bool isLine = rows == 0 || columns == 0 || abs(rows) == abs(columns);
    if (!isLine && !wrong(MOVES_OFF_LINES)) return false;
    if (distance == 0 && !wrong(ACCEPTS_STANDING_STILL)) return false;
    if (wrong(FORGETS_FALLING_DIAGONALS) && down * right == 1) return false;
    if (wrong(FORGETS_RISING_DIAGONALS) && down * right == -1) return false;
    if (wrong(ACCEPTS_STANDING_STILL) && distance == 0) return true;
    const int pieces = count(board, fromRow, fromColumn, down, right, currentPlayer);
    if (distance != pieces && !(wrong(MOVES_UP_TO_THE_COUNT) && distance < pieces)) return false;
    for (int step = 1; step < distance; step++) {
        const char piece = board[fromRow + step * down][fromColumn + step * right];
        const bool isEnemy = piece != '.' && piece != currentPlayer;
        if (piece == currentPlayer && wrong(JUMPS_OVER_NOBODY)) return false;
        if (!isEnemy || wrong(JUMPS_OVER_ENEMIES)) continue;
        if (wrong(JUMPS_OVER_ENEMIES_ON_DIAGONALS) && down * right != 0) continue;
        return false;
    }
    const char captured = target;
    if (captured == currentPlayer) {
        if (wrong(CHANGES_THE_BOARD_ON_INVALID_MOVES)) source = '.';
        if (!wrong(LANDS_ON_OWN)) return false;
    }
    if (captured == nextPlayer && wrong(CAPTURES_NOTHING)) return false;
    if (captured != '.' && !wrong(COUNTS_NO_CAPTURES)) {
        (captured == 'B' ? blacks : whites)--;
    }
    target = source;
    if (!wrong(LEAVES_THE_PIECE_BEHIND)) source = '.';
    if (wrong(SWAPS_IN_MOVE)) swapPlayer();
    return true;
}

// Marks the pieces that a square's piece is connected with.
static void mark(char board[8][8], bool marked[8][8], int row, int column, char p) {
    if (marked[row][column]) return;
    marked[row][column] = true;
    for (int down = -1; down <= 1; down++) {
        for (int right = -1; right <= 1; right++) {
            if (wrong(FOUR_NEIGHBOURS) && down != 0 && right != 0) continue;
            int nextRow = row + down, nextColumn = column + right;
            if (wrong(WRAPS_AROUND) && nextColumn == 8 && nextRow < 7) {
                nextColumn = 0;
                nextRow++;
            }
            if (!isOnBoard(nextRow, nextColumn)) continue;
            const char piece = board[nextRow][nextColumn];
            const bool joins = piece == p || (wrong(CONNECTS_THROUGH_OTHERS) && piece != '.');
            if (joins) mark(board, marked, nextRow, nextColumn, p);
        }
    }
}

static bool hasNeighbour(char board[8][8], int row, int column, char p) {
    for (int other = 0; other < 64; other++) {
        const int rows = abs(other / 8 - row), columns = abs(other % 8 - column);
        if (max(rows, columns) == 1 && board[other / 8][other % 8] == p) return true;
    }
    return false;
}

bool LinesOfAction::hasConnected(char p) {
    bool marked[8][8] = {};
    bool found = false;
    int pieces = 0;
    for (int at = 0; at < 64; at++) pieces += board[at / 8][at % 8] == p;
    if (pieces == 1 && wrong(SINGLE_PIECE_IS_NOT_CONNECTED)) return false;
    for (int at = 0; at < 64; at++) {
        const int row = at / 8, column = at % 8;
        if (board[row][column] != p) continue;
        if (wrong(ONE_NEIGHBOUR_IS_ENOUGH)) {
            if (pieces > 1 && !hasNeighbour(board, row, column, p)) return false;
            continue;
        }
        if (found && !marked[row][column]) return false;
        if (!found) mark(board, marked, row, column, p);
        if (wrong(LOOKS_AT_THE_FIRST_PIECE_ONLY)) {
            return pieces == 1 || hasNeighbour(board, row, column, p);
        }
        found = true;
    }
    for (int at = 0; at < 64 && wrong(MARKS_THE_BOARD); at++) {
        if (marked[at / 8][at % 8]) board[at / 8][at % 8] += 'a' - 'A';
    }
    return true;
}

char LinesOfAction::gameOver() {
    const bool black = hasConnected('B'), white = hasConnected('W');
    if (wrong(FORGETS_THE_OPPONENT)) return hasConnected(currentPlayer) ? currentPlayer : '-';
    if (black && white) {
        return wrong(BOTH_CONNECTED_WINS_FOR_THE_PLAYER) ? currentPlayer : 'D';
    }
    if (black) return 'B';
    if (white) return 'W';
    return '-';
}
