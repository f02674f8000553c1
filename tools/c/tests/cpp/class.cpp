// The class as the course's document describes it: its interface, and data members that are true at
// all times.

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>
#include <type_traits>

#define private public
#include "LinesOfAction.h"
#undef private

#define CHECK(condition) check((condition), #condition, __LINE__)

static void check(bool condition, const char *text, int line) {
    if (condition) return;
    cerr << "line " << line << ": " << text << '\n';
    exit(1);
}

#define HAS_TYPE(member, ...) \
    static_assert(is_same<decltype(&LinesOfAction::member), __VA_ARGS__>::value, #member)

HAS_TYPE(printGame, void (LinesOfAction::*)());
HAS_TYPE(getCurrentPlayer, char (LinesOfAction::*)());
HAS_TYPE(swapPlayer, void (LinesOfAction::*)());
HAS_TYPE(move, bool (LinesOfAction::*)(string, string));
HAS_TYPE(hasConnected, bool (LinesOfAction::*)(char));
HAS_TYPE(gameOver, char (LinesOfAction::*)());
HAS_TYPE(board, char (LinesOfAction::*)[8][8]);
HAS_TYPE(currentPlayer, char LinesOfAction::*);
HAS_TYPE(nextPlayer, char LinesOfAction::*);
HAS_TYPE(blacks, int LinesOfAction::*);
HAS_TYPE(whites, int LinesOfAction::*);

// The documented data members and no others, in the documented order.
struct Documented {
    char board[8][8];
    char currentPlayer, nextPlayer;
    int blacks, whites;
};
static_assert(sizeof(LinesOfAction) == sizeof(Documented), "other data members");
static_assert(is_trivially_copyable<LinesOfAction>::value, "objects are their data members");

static bool same(const LinesOfAction &a, const LinesOfAction &b) {
    return equal(a.board[0], a.board[0] + 64, b.board[0]) && a.currentPlayer == b.currentPlayer &&
           a.nextPlayer == b.nextPlayer && a.blacks == b.blacks && a.whites == b.whites;
}

static bool countsAreTrue(const LinesOfAction &game) {
    return count(game.board[0], game.board[0] + 64, 'B') == game.blacks &&
           count(game.board[0], game.board[0] + 64, 'W') == game.whites;
}

static LinesOfAction setUp(const string &rows, char player) {
    LinesOfAction game;
    copy(rows.begin(), rows.end(), game.board[0]);
    game.blacks = static_cast<int>(count(rows.begin(), rows.end(), 'B'));
    game.whites = static_cast<int>(count(rows.begin(), rows.end(), 'W'));
    game.currentPlayer = player;
    game.nextPlayer = player == 'B' ? 'W' : 'B';
    return game;
}

static void start() {
    LinesOfAction game;
    CHECK(same(game, setUp(".WWWWWW." "B......B" "B......B" "B......B"
                           "B......B" "B......B" "B......B" ".WWWWWW.", 'B')));
    CHECK(game.getCurrentPlayer() == 'B' && game.nextPlayer == 'W');
    CHECK(game.blacks == 12 && game.whites == 12);
    CHECK(!game.hasConnected('B') && !game.hasConnected('W') && game.gameOver() == '-');
}

static void turns() {
    LinesOfAction game;
    CHECK(game.move("a2", "c4"));
    CHECK(game.board[2][0] == '.' && game.board[4][2] == 'B' && game.blacks == 12);
    CHECK(game.getCurrentPlayer() == 'B' && game.nextPlayer == 'W');
    game.swapPlayer();
    CHECK(game.getCurrentPlayer() == 'W' && game.nextPlayer == 'B');
    game.swapPlayer();
    CHECK(game.getCurrentPlayer() == 'B' && game.nextPlayer == 'W');
}

static void captures() {
    LinesOfAction game;
    CHECK(game.move("a2", "c0"));
    CHECK(game.board[0][2] == 'B' && game.blacks == 12 && game.whites == 11 && countsAreTrue(game));
    game.swapPlayer();
    CHECK(game.move("f0", "h2"));
    CHECK(game.board[2][7] == 'W' && game.blacks == 11 && game.whites == 11 && countsAreTrue(game));
}

static void copies() {
    LinesOfAction game;
    LinesOfAction copy = game;
    CHECK(copy.move("a2", "c4") && !same(game, copy) && same(game, LinesOfAction()));
    game = copy;
    CHECK(same(game, copy));
    game.swapPlayer();
    LinesOfAction games[2] = {game, copy};
    swap(games[0], games[1]);
    CHECK(same(games[0], copy) && same(games[1], game));
}

static void refusals() {
    const string wrong[][2] = {
        {"a2", "a3"}, {"a2", "d5"}, {"a2", "b4"}, {"a6", "a1"}, {"b0", "b2"}, {"d4", "d6"},
        {"a2", "a2"}, {"a2", "c8"}, {"a8", "c4"}, {"`2", "b2"}, {"i2", "c4"}, {"A2", "c4"},
        {"a2", "C4"}, {"a2", ""},   {"", "c4"},   {"", ""},     {"a2 ", "c4"}, {"a", "c4"},
        {"2a", "4c"}, {"a/", "c4"}, {"\xe1\xb2", "c4"}, {string("a2\0", 3), "c4"},
        {string(1 << 20, 'a'), "c4"}, {string("\0\0", 2), string("\0\0", 2)}, {"\xff\xff", "\xff\xff"},
    };
    LinesOfAction game;
    for (const auto &words : wrong) {
        CHECK(!game.move(words[0], words[1]));
        CHECK(same(game, LinesOfAction()));
    }
    // Over an opponent's piece, and onto one's own.
    CHECK(!setUp("BWB....." "........" "........" "........"
                 "........" "........" "........" "W.......", 'B').move("a0", "d0"));
    CHECK(!setUp("B.B....." "........" "........" "........"
                 "........" "........" "........" "W......W", 'B').move("a0", "c0"));
}

static void ends() {
    const string empty(64, '.');
    string rows = empty;
    rows[0] = 'B', rows[9] = 'B', rows[63] = 'W';
    CHECK(setUp(rows, 'W').gameOver() == 'D');
    rows[56] = 'W';
    CHECK(setUp(rows, 'W').gameOver() == 'B' && setUp(rows, 'W').hasConnected('B'));
    rows[18] = 'W', rows[56] = rows[63] = '.', rows[9] = '.', rows[7] = 'B';
    CHECK(setUp(rows, 'B').gameOver() == 'W' && !setUp(rows, 'B').hasConnected('B'));
    rows[0] = '.';
    CHECK(setUp(rows, 'B').gameOver() == 'D');
    // Connection does not go round the edges: h0 and a1 are not neighbours.
    rows = empty;
    rows[7] = rows[8] = 'B', rows[55] = rows[56] = 'W';
    CHECK(setUp(rows, 'B').gameOver() == '-');
    for (char other : {'.', 'b', 'w', 'D', '-', '\0', '\xff'}) {
        CHECK(!LinesOfAction().hasConnected(other));
    }
}

int main() {
    start();
    turns();
    captures();
    copies();
    refusals();
    ends();
    return 0;
}
