// Name: Model Student
// Student ID: 1155000000
// E-mail: 1155000000@link.example.org
//
// A client as a student could write it. It is right; compiled with the macro WRONG set to one of
// the names below, it has one mistake.

#include <cstdlib>
#include <iostream>
#include <string>

#include "LinesOfAction.h"

enum Mistake {
    NO_MISTAKE,
    PRINTS_BLANKS_AT_LINE_ENDS,
    IGNORES_THE_END_OF_INPUT,
    READS_WHOLE_LINES,
    PROMPT_WITHOUT_BLANK,
    PROMPT_WITH_THE_WORD,
    BLANK_LINE_BEFORE_THE_PROMPT,
    OTHER_WARNING,
    NO_WARNING,
    BOARD_AFTER_INVALID_MOVES,
    NO_BOARD_AT_FIRST,
    NO_BOARD_AT_THE_END,
    SWAPS_AFTER_INVALID_MOVES,
    NEVER_SWAPS,
    GIVES_UP_AFTER_AN_INVALID_MOVE,
    NAMES_THE_MOVER_AS_WINNER,
    NO_DRAWS,
    DRAW_TOO_WORDY,
    GOES_ON_AFTER_A_DRAW,
    GOES_ON_AFTER_THE_END,
    ENDS_AT_BLACKS_WIN_ONLY,
    READS_NUMBERS,
    CRASHES_ON_LONG_WORDS,
    STATUS_1,
    CRASHES_AT_THE_END,
    HANGS_AT_THE_END
};

#ifndef WRONG
#define WRONG NO_MISTAKE
#endif

bool wrong(Mistake mistake) {
    return mistake == WRONG;
}

void ask(LinesOfAction &game) {
    const char *end = wrong(PROMPT_WITHOUT_BLANK) ? "'s move:" : "'s move: ";
    if (wrong(BLANK_LINE_BEFORE_THE_PROMPT)) cout << endl;
    if (wrong(PROMPT_WITH_THE_WORD)) {
        cout << (game.getCurrentPlayer() == 'B' ? "Black" : "White") << end;
    } else {
        cout << game.getCurrentPlayer() << end;
    }
}

// Reads a move; returns false at the end of the input.
bool readMove(string &from, string &to) {
    if (wrong(READS_NUMBERS)) {
        char fromLetter, toLetter;
        int fromNumber, toNumber;
        cin >> fromLetter >> fromNumber >> toLetter >> toNumber;
        from = fromLetter + to_string(fromNumber);
        to = toLetter + to_string(toNumber);
        return true;
    }
    if (wrong(READS_WHOLE_LINES)) {
        string line;
        if (!getline(cin, line)) return false;
        const size_t blank = line.find(' ');
        from = line.substr(0, blank);
        to = blank == string::npos ? "" : line.substr(blank + 1);
        return true;
    }
    const bool read = static_cast<bool>(cin >> from >> to);
    if (wrong(CRASHES_ON_LONG_WORDS) && from.size() > 100) abort();
    return read || wrong(IGNORES_THE_END_OF_INPUT);
}

bool makeMove(LinesOfAction &game) {
    for (;;) {
        string from, to;
        ask(game);
        if (!readMove(from, to)) return false;
        if (game.move(from, to)) return true;
        if (wrong(GIVES_UP_AFTER_AN_INVALID_MOVE)) return true;
        if (!wrong(NO_WARNING)) {
            cout << (wrong(OTHER_WARNING) ? "Invalid move! Try again." : "Invalid move. Try again!");
            cout << (wrong(PRINTS_BLANKS_AT_LINE_ENDS) ? " \n" : "\n");
        }
        if (wrong(BOARD_AFTER_INVALID_MOVES)) game.printGame();
        if (wrong(SWAPS_AFTER_INVALID_MOVES)) game.swapPlayer();
    }
}

bool goesOn(char over) {
    if (wrong(GOES_ON_AFTER_THE_END)) return true;
    if (wrong(GOES_ON_AFTER_A_DRAW) && over == 'D') return true;
    if (wrong(ENDS_AT_BLACKS_WIN_ONLY)) return over != 'B';
    return over == '-';
}

void tell(char over, char mover) {
    if (wrong(NAMES_THE_MOVER_AS_WINNER) && over != 'D') over = mover;
    if (wrong(NO_DRAWS) && over == 'D') over = mover;
    if (over == 'D') {
        cout << (wrong(DRAW_TOO_WORDY) ? "It is a draw game!" : "Draw game!") << endl;
    } else {
        cout << over << " wins!" << endl;
    }
}

int main() {
    LinesOfAction game;
    char over, mover;
    if (!wrong(NO_BOARD_AT_FIRST)) game.printGame();
    do {
        mover = game.getCurrentPlayer();
        if (!makeMove(game)) return 0;
        if (!wrong(NEVER_SWAPS)) game.swapPlayer();
        over = game.gameOver();
        if (over == '-' || !wrong(NO_BOARD_AT_THE_END)) game.printGame();
    } while (goesOn(over));
    tell(over, mover);
    if (wrong(CRASHES_AT_THE_END)) abort();
    while (wrong(HANGS_AT_THE_END)) {
    }
    return wrong(STATUS_1) ? 1 : 0;
}
