// A game of Lines of Action, with the interface that the course project CSCI1520 (The Chinese
// University of Hong Kong) gives its students. LinesOfAction.cpp implements it.

#ifndef LINES_OF_ACTION_H
#define LINES_OF_ACTION_H

#include <string>

// The interface says `string`, and clients written against it may count on that.
using namespace std;

class LinesOfAction {
public:
    // Sets up the start: 12 pieces each, Black on columns a and h and first to move, White on rows
    // 0 and 7.
    LinesOfAction();

    // Prints the board on standard output, column letters above and row numbers on the left.
    void printGame();

    // Returns whose turn it is, 'B' or 'W'.
    char getCurrentPlayer();

    // Makes it the other player's turn.
    void swapPlayer();

    // Moves a piece of the current player, and takes what stands where it lands. Squares are a
    // lowercase letter and a number, as in "a1". Returns false, and changes nothing, if the rules
    // don't allow the move. The turn stays where it is.
    bool move(string from, string to);

    // Tells whether all pieces of player p ('B' or 'W') form one group; diagonal neighbours count.
    bool hasConnected(char p);

    // Returns 'B' or 'W' if only that player is connected, 'D' if both are, '-' if neither is.
    char gameOver();

private:
    // 'B', 'W' or '.'; board[0][0] is a0, board[0][7] is h0, board[7][0] is a7.
    char board[8][8];

    // 'B' and 'W', or the other way round.
    char currentPlayer, nextPlayer;

    // How many pieces of each colour the board has.
    int blacks, whites;
};

#endif
