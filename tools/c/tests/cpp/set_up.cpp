// The client, beginning at the position that the environment variable POSITION gives: 64 letters
// and the player to move.

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>
#include <utility>

// The set-up needs the data members.
#define private public
#include "LinesOfAction.h"
#undef private

struct SetUp : LinesOfAction {
    SetUp() {
        const string position = getenv("POSITION");
        copy(position.begin(), position.begin() + 64, board[0]);
        blacks = static_cast<int>(count(board[0], board[0] + 64, 'B'));
        whites = static_cast<int>(count(board[0], board[0] + 64, 'W'));
        if (position[64] != currentPlayer) swapPlayer();
    }
};

#define LinesOfAction SetUp
#include "gameplay.cpp"
