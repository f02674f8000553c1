// Name: Chan Tai Man
// Student ID: 1155000001
// E-mail: 1155000001@link.example.org

#include "LinesOfAction.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>

LinesOfAction::LinesOfAction() {
    for (int row = 0; row < 8; row++) {
        for (int column = 0; column < 8; column++) {
            bool edgeRow = row == 0 || row == 7, edgeColumn = column == 0 || column == 7;
            board[row][column] = edgeRow == edgeColumn ? '.' : edgeRow ? 'W' : 'B';
        }
    }
    currentPlayer = 'B';
    nextPlayer = 'W';
    blacks = whites = 12;
}

void LinesOfAction::printGame() {
    cout << "  a b c d e f g h" << endl;
    for (int row = 0; row < 8; row++) {
        cout << row;
        for (int column = 0; column < 8; column++) cout << ' ' << board[row][column];
        cout << endl;
    }
}

char LinesOfAction::getCurrentPlayer() { return currentPlayer; }

void LinesOfAction::swapPlayer() { swap(currentPlayer, nextPlayer); }

static bool onBoard(int row, int column) {
    return row >= 0 && row < 8 && column >= 0 && column < 8;
}

static bool readSquare(const string &text, int &row, int &column) {
    if (text.size() != 2) return false;
    column = text[0] - 'a';
    row = text[1] - '0';
    return onBoard(row, column);
}

bool LinesOfAction::move(string from, string to) {
    int row, column, toRow, toColumn;
    if (!readSquare(from, row, column) || !readSquare(to, toRow, toColumn)) return false;
    if (board[row][column] != currentPlayer || board[toRow][toColumn] == currentPlayer) return false;
    int down = toRow - row, right = toColumn - column;
    if (down != 0 && right != 0 && abs(down) != abs(right)) return false;
    int steps = max(abs(down), abs(right)), pieces = 0;
    down /= steps;
    right /= steps;
    for (int i = -7; i <= 7; i++) {
        int r = row + i * down, c = column + i * right;
        if (onBoard(r, c) && board[r][c] != '.') pieces++;
    }
    if (pieces != steps) return false;
    if (board[toRow][toColumn] == 'B') blacks--;
    if (board[toRow][toColumn] == 'W') whites--;
    board[toRow][toColumn] = currentPlayer;
    board[row][column] = '.';
    return true;
}

// Takes the group of pieces that a square belongs to off a board, and counts them.
static int take(char board[8][8], int row, int column, char p) {
    if (!onBoard(row, column) || board[row][column] != p) return 0;
    board[row][column] = '.';
    int taken = 1;
    for (int down = -1; down <= 1; down++) {
        for (int right = -1; right <= 1; right++) taken += take(board, row + down, column + right, p);
    }
    return taken;
}

bool LinesOfAction::hasConnected(char p) {
    char copy[8][8];
    int groups = 0;
    for (int i = 0; i < 64; i++) copy[i / 8][i % 8] = board[i / 8][i % 8];
    for (int i = 0; i < 64; i++) groups += take(copy, i / 8, i % 8, p) > 0;
    return groups <= 1;
}

char LinesOfAction::gameOver() {
    bool black = hasConnected('B'), white = hasConnected('W');
    return black && white ? 'D' : black ? 'B' : white ? 'W' : '-';
}
