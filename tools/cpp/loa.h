// loa.h: Lines of Action, for C99 and C++. Generated from tools/c; don't edit.
//
// What holds for every function:
//
// - Errors. A function that can fail returns a LoaError, LOA_OK if all went well; what it has to
//   tell goes through its last pointers. On an error these stay as they were, unless the function
//   says otherwise. `loa_last_error` gives the reason in words.
// - Null pointers. None may be null but those that a function says may be: LOA_ERROR_NULL. Whether
//   a pointer that is not null is a good one can't be checked, nor whether a text has its NUL byte.
//   The pointers of one call point to different things.
// - Owners. LoaGame and LoaEngine are made by the library; the caller frees each one once, with the
//   function for it, and uses it no more. All else belongs to the caller, and the library keeps no
//   pointer to it after the call. A text that a function returns by itself is a constant.
// - Texts for the library are UTF-8 and end with a NUL byte, else LOA_ERROR_TEXT.
// - Texts from the library go into a `buffer` of `size` bytes and end with a NUL byte; `length` is
//   told how long the whole text is, the NUL byte not counted. If the text does not fit, the buffer
//   has the beginning and the call gives LOA_ERROR_ROOM. With a size of 0, which is allowed, only
//   the length is told, and `buffer` may be null. `length` may always be null.
// - Moves from the library go into `moves`, which has room for `capacity` of them; `count` is told
//   how many there are. Too little room, no room and null pointers are as with texts.
// - `cells` are the letters of a board, LOA_BLACK, LOA_WHITE or LOA_EMPTY, width times height of
//   them, rank by rank from the top; a NUL byte after them is not needed. A char[8][8] will do. A
//   board has 3 to 8 files, its width, and 3 to 8 ranks, its height.
// - Threads. Different threads may use different games and engines at the same time. Several may
//   read one game as long as none changes it, which takes a pointer that is not const.


#ifndef LOA_H
#define LOA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The version of the binary interface that this header describes. It grows when programs have to
// be recompiled: when a function, structure or constant changes or goes, not when one is added.
#define LOA_ABI_VERSION 1

// Black, the first player in every start position: the letter `B`.
#define LOA_BLACK 66

// White, the second player: the letter `W`.
#define LOA_WHITE 87

// A square without a piece: a full stop.
#define LOA_EMPTY 46

// The outcome of a drawn (tied) game: the letter `D`.
#define LOA_DRAW 68

// The outcome of a game that goes on: a hyphen.
#define LOA_ONGOING 45

// Connecting wins.
#define LOA_GOAL_CONNECT 0

// Connecting loses.
#define LOA_GOAL_MISERE 1

// Both connected: the mover has reached the goal.
#define LOA_SIMULTANEOUS_MOVER 0

// Both connected: a draw.
#define LOA_SIMULTANEOUS_DRAWS 1

// A player without a move passes; it is a draw if neither side has a move.
#define LOA_BLOCKED_PASSES 0

// A player without a move loses.
#define LOA_BLOCKED_LOSES 1

// A player without a move draws.
#define LOA_BLOCKED_DRAWS 2

// The same pieces with the same player to move.
#define LOA_RECURRENCE_POSITION 0

// The same pieces with either player to move.
#define LOA_RECURRENCE_BOARD 1

// The largest table that an engine can have, in mebibytes.
#define LOA_ENGINE_MEBIBYTES_MAX 4096

// The greatest depth of a search, in plies.
#define LOA_DEPTH_MAX 64

// The strongest level; the weakest is 1.
#define LOA_LEVEL_MAX 10

// A computer player with its transposition table. It has no clock, no threads and no randomness.
typedef struct LoaEngine LoaEngine;

// A game: rules, a position, and the moves that led to it.
typedef struct LoaGame LoaGame;

// The result of a call: `LOA_OK` or an error.
typedef int32_t LoaError;

// A square's number: 0 is a1, 1 is b1, 8 is a2, 63 is h8, whatever the size of the board.
typedef uint8_t LoaSquare;

// A move. In a pass both squares are `LOA_NO_SQUARE`.
typedef struct LoaMove {
    // Where the piece stands.
    LoaSquare from;
    // Where it goes.
    LoaSquare to;
} LoaMove;

// A rule set. Get a filled one from `loa_preset_rules` and change fields as needed.
typedef struct LoaRules {
    // The result of connecting one's own pieces: a `LOA_GOAL_` number.
    int32_t goal;
    // The result of a move that connects both sides: a `LOA_SIMULTANEOUS_` number.
    int32_t simultaneous;
    // The rule for a player without a move: a `LOA_BLOCKED_` number.
    int32_t blocked;
    // The occurrence of a position that draws the game, 2 or more; 0 if repetitions do not count.
    uint32_t repetition;
    // What counts as a repetition: a `LOA_RECURRENCE_` number.
    int32_t recurrence;
    // The number of plies, passes included, after which a game is drawn; 0 for no limit.
    uint32_t move_limit;
} LoaRules;

// An arrangement of the pieces at the start: one of the `LOA_START_` numbers.
typedef int32_t LoaStart;

// Why a game ended: one of the `LOA_REASON_` numbers.
typedef int32_t LoaReason;

// The direction that a line runs in: one of the `LOA_AXIS_` numbers.
typedef int32_t LoaAxis;

// The limits and the strength of a search. All zeros set no limit.
typedef struct LoaLimits {
    // The greatest depth, in plies, up to `LOA_DEPTH_MAX`; 0 for no limit.
    uint32_t depth;
    // The greatest number of positions, those of the initial search for forced wins included; 0
    // for the level's own.
    uint64_t nodes;
    // The strength, 1 to `LOA_LEVEL_MAX`; 0 for full strength within the other limits.
    int32_t level;
    // The seed of a level's random variation.
    uint64_t seed;
} LoaLimits;

// A function of the caller's that ends a search by returning a number other than 0. It must
// return; exceptions and `longjmp` may not leave it.
typedef int32_t (*LoaStop)(void *data);

// The result of a search.
typedef struct LoaReport {
    // The move to play.
    struct LoaMove best;
    // The score for the side to move, in points. A proven result is beyond any estimate.
    int32_t score;
    // The plies to a proven win of the side to move; 0 without a proof.
    uint32_t win_in;
    // The plies to a proven loss of the side to move; 0 without a proof.
    uint32_t loss_in;
    // The completed depth in plies.
    uint32_t depth;
    // The positions visited.
    uint64_t nodes;
} LoaReport;

// A function of the caller's that gets what a search has found so far. The report belongs to the
// library and is valid during the call. The function must return; exceptions and `longjmp` may not
// leave it.
typedef void (*LoaProgress)(const struct LoaReport *report, void *data);

// The call succeeded.
#define LOA_OK 0

// A required pointer is null.
#define LOA_ERROR_NULL 1

// An argument has an invalid value.
#define LOA_ERROR_ARGUMENT 2

// A text is not UTF-8 or can't be parsed.
#define LOA_ERROR_TEXT 3

// The move is illegal.
#define LOA_ERROR_ILLEGAL 4

// The game is over.
#define LOA_ERROR_OVER 5

// There is no move to take back.
#define LOA_ERROR_NOTHING 6

// The caller's buffer is too small; it holds the beginning.
#define LOA_ERROR_ROOM 7

// The engine is searching already.
#define LOA_ERROR_BUSY 8

// The library has a bug. Handles that the call could change should only be freed.
#define LOA_ERROR_INTERNAL 9

// There is not enough memory.
#define LOA_ERROR_MEMORY 10

// No square.
#define LOA_NO_SQUARE 255

// Black on the first and last rank, White on the first and last file.
#define LOA_START_STANDARD 0

// The standard start with the colours exchanged.
#define LOA_START_SIDES 1

// The two colours alternate along the edge ("scrambled eggs").
#define LOA_START_SCRAMBLED 2

// The game goes on.
#define LOA_REASON_NONE 0

// One side, and only one, is connected.
#define LOA_REASON_CONNECTION 1

// A move has left both sides connected.
#define LOA_REASON_SIMULTANEOUS 2

// The player to move, or either player, has no move.
#define LOA_REASON_BLOCKED 3

// The position has come up too often.
#define LOA_REASON_REPETITION 4

// The game has reached its greatest length.
#define LOA_REASON_MOVE_LIMIT 5

// Along a rank.
#define LOA_AXIS_HORIZONTAL 0

// Along a file.
#define LOA_AXIS_VERTICAL 1

// From bottom left to top right.
#define LOA_AXIS_RISING 2

// From bottom right to top left.
#define LOA_AXIS_FALLING 3

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

// Returns the version of the library's binary interface. If it is not `LOA_ABI_VERSION`, header
// and library don't match.
uint32_t loa_abi_version(void);

// Returns the library's version, as in "1.2.3". The text belongs to the library and stays valid.
const char *loa_version(void);

// Writes why the last failed call of this thread failed; an empty text before that. Successful
// calls, and this one, leave the message as it is.
//
// Errors: `LOA_ERROR_ROOM`.
LoaError loa_last_error(char *buffer, size_t size, size_t *length);

// Returns the meaning of an error code in a few words. The text belongs to the library and
// stays valid; it is "unknown error" for other numbers.
const char *loa_error_name(LoaError error);

// Returns the square on a file and a rank, both counted from 0 and a1; `LOA_NO_SQUARE` if either
// is not from 0 to 7.
LoaSquare loa_square(int32_t file, int32_t rank);

// Reads the name of a square, such as "c5", in any case.
//
// Errors: `LOA_ERROR_TEXT`.
LoaError loa_square_from_text(const char *name, LoaSquare *square);

// Writes the name of a square.
//
// Errors: `LOA_ERROR_ARGUMENT` if the number is not a square; `LOA_ERROR_ROOM`.
LoaError loa_square_text(LoaSquare square, char *buffer, size_t size, size_t *length);

// Reads a move: "b1-b3", "b1xb3", "b1:b3", "b1b3" or "pass", in any case. It
// need not be legal.
//
// Errors: `LOA_ERROR_TEXT`.
LoaError loa_move_from_text(const char *text, struct LoaMove *mv);

// Writes a move, as in "b1-b3" or "pass".
//
// Errors: `LOA_ERROR_ARGUMENT` if a square is invalid; `LOA_ERROR_ROOM`.
LoaError loa_move_text(struct LoaMove mv, char *buffer, size_t size, size_t *length);

// Returns the number of named rule sets.
size_t loa_preset_count(void);

// Writes the name of a rule set, counted from 0.
//
// Errors: `LOA_ERROR_ARGUMENT` if the number is too large; `LOA_ERROR_ROOM`.
LoaError loa_preset_name(size_t index, char *buffer, size_t size, size_t *length);

// Writes a one-line summary of a rule set, counted from 0.
//
// Errors: `LOA_ERROR_ARGUMENT` if the number is too large; `LOA_ERROR_ROOM`.
LoaError loa_preset_summary(size_t index, char *buffer, size_t size, size_t *length);

// Finds the rules with a name, in any case, and the start position that goes with them, for which
// the pointer may be null.
//
// Errors: `LOA_ERROR_TEXT` if the name is unknown.
LoaError loa_preset_rules(const char *name, struct LoaRules *rules, LoaStart *start);

// Finds a start position by its name: "standard", "sides" or "scrambled", in any case.
//
// Errors: `LOA_ERROR_TEXT` if the name is unknown.
LoaError loa_start_from_name(const char *name, LoaStart *start);

// Writes the name of a start position.
//
// Errors: `LOA_ERROR_ARGUMENT` if the number is not a start position; `LOA_ERROR_ROOM`.
LoaError loa_start_name(LoaStart start, char *buffer, size_t size, size_t *length);

// Begins a game by rules with a name, at the start position that goes with them.
//
// The caller owns the game and gives it back with `loa_game_free`; the pointer is null on errors.
//
// Errors: `LOA_ERROR_TEXT` if the name is unknown; `LOA_ERROR_ARGUMENT` if the
// board can't have this size.
LoaError loa_game_new(const char *preset, int32_t width, int32_t height, struct LoaGame **game);

// Begins a game by any rules at any start position.
//
// The caller owns the game and gives it back with `loa_game_free`; the pointer is null on errors.
//
// Errors: `LOA_ERROR_ARGUMENT` if the rules, the start or the size is invalid.
LoaError loa_game_new_by_rules(const struct LoaRules *rules,
                               LoaStart start,
                               int32_t width,
                               int32_t height,
                               struct LoaGame **game);

// Begins a game at any position, given as an array of letters. It is judged as if the opponent of
// `to_move` had just moved: where a side is connected, the game is over before the first move.
//
// The caller owns the game and gives it back with `loa_game_free`; the pointer is null on errors.
//
// Errors: `LOA_ERROR_ARGUMENT` if the rules, the size, the side or a letter of the cells is
// invalid, or the board has no pieces.
LoaError loa_game_new_from_cells(const struct LoaRules *rules,
                                 const char *cells,
                                 int32_t width,
                                 int32_t height,
                                 char to_move,
                                 struct LoaGame **game);

// Makes a copy of a game, with all its past.
//
// The caller owns the copy and gives it back with `loa_game_free`; the pointer is null on errors.
LoaError loa_game_copy(const struct LoaGame *game, struct LoaGame **copy);

// Frees a game. A null pointer is ignored.
void loa_game_free(struct LoaGame *game);

// Tells whether a move is legal: `LOA_OK` if so.
//
// Errors: `LOA_ERROR_ILLEGAL`, and `loa_last_error` says why; `LOA_ERROR_OVER` if the game is
// over; `LOA_ERROR_ARGUMENT` if a square is invalid.
LoaError loa_game_check(const struct LoaGame *game, struct LoaMove mv);

// Plays a move.
//
// Errors: as `loa_game_check`; nothing changes then.
LoaError loa_game_play(struct LoaGame *game, struct LoaMove mv);

// Takes the last move back, and writes it. The pointer for that may be null.
//
// Errors: `LOA_ERROR_NOTHING` if no move has been played since the game began or a square was set.
LoaError loa_game_undo(struct LoaGame *game, struct LoaMove *undone);

// Writes the legal moves: the jumps, or else a pass; an empty list if the game is over.
//
// Errors: `LOA_ERROR_ROOM`.
LoaError loa_game_legal_moves(const struct LoaGame *game,
                              struct LoaMove *moves,
                              size_t capacity,
                              size_t *count);

// Puts a piece on a square, or `LOA_EMPTY`, and says who is to move. Moves made before still
// count, but can't be taken back any more, and repetitions are counted from here. A game that was
// played to its end stays over.
//
// Errors: `LOA_ERROR_ARGUMENT` if the piece or the side is invalid, or the board does not have the
// square; nothing changes then.
LoaError loa_game_set_square(struct LoaGame *game, LoaSquare square, char piece, char to_move);

// Changes the number of plies after which the game is drawn; 0 for no limit. A game that
// the former limit has drawn goes on.
//
// Errors: `LOA_ERROR_ARGUMENT` if the game has more plies already; nothing changes then.
LoaError loa_game_set_move_limit(struct LoaGame *game, uint32_t plies);

// Writes whether the game goes on (`LOA_ONGOING`), the winner (`LOA_BLACK`, `LOA_WHITE`) or
// `LOA_DRAW`, and why it ended. The pointer for the reason may be null.
LoaError loa_game_status(const struct LoaGame *game, char *outcome, LoaReason *reason);

// Writes the status in words, such as "Black wins by connection" or "the game goes on".
//
// Errors: `LOA_ERROR_ROOM`.
LoaError loa_game_status_text(const struct LoaGame *game,
                              char *buffer,
                              size_t size,
                              size_t *length);

// Writes the rules of a game.
LoaError loa_game_rules(const struct LoaGame *game, struct LoaRules *rules);

// Writes the number of files and ranks of the board.
LoaError loa_game_size(const struct LoaGame *game, int32_t *width, int32_t *height);

// Writes whose turn it is: `LOA_BLACK` or `LOA_WHITE`, even if the game is over.
LoaError loa_game_to_move(const struct LoaGame *game, char *side);

// Writes what stands on a square: `LOA_BLACK`, `LOA_WHITE` or `LOA_EMPTY`.
//
// Errors: `LOA_ERROR_ARGUMENT` if the board does not have the square.
LoaError loa_game_piece_at(const struct LoaGame *game, LoaSquare square, char *piece);

// Writes the board as a text of letters, rank by rank from the top, nothing between the ranks: 64
// letters for an 8 by 8 board.
//
// Errors: `LOA_ERROR_ROOM`.
LoaError loa_game_cells(const struct LoaGame *game, char *buffer, size_t size, size_t *length);

// Writes the number of pieces of a side.
//
// Errors: `LOA_ERROR_ARGUMENT` if the side is invalid.
LoaError loa_game_pieces(const struct LoaGame *game, char side, uint32_t *count);

// Writes the number of moves of a side's pieces, even if it is not to move or the game is over.
//
// Errors: `LOA_ERROR_ARGUMENT` if the side is invalid.
LoaError loa_game_mobility(const struct LoaGame *game, char side, uint32_t *count);

// Tells whether all pieces of a side form one group. A side with one piece or without pieces does.
//
// Errors: `LOA_ERROR_ARGUMENT` if the side is invalid.
LoaError loa_game_is_connected(const struct LoaGame *game, char side, bool *connected);

// Writes the number of pieces on a line through a square: how far a piece there moves along it.
//
// Errors: `LOA_ERROR_ARGUMENT` if the axis is invalid, or the board does not have the square.
LoaError loa_game_line_count(const struct LoaGame *game,
                             LoaSquare square,
                             LoaAxis axis,
                             uint32_t *count);

// Writes a hash of the pieces and the side to move, without the board's size. It may differ
// between versions of the library.
LoaError loa_game_key(const struct LoaGame *game, uint64_t *key);

// Writes the number of plies made, including passes and those before a square was set.
LoaError loa_game_plies(const struct LoaGame *game, uint32_t *plies);

// Writes the number of plies a side has made.
//
// Errors: `LOA_ERROR_ARGUMENT` if the side is invalid.
LoaError loa_game_plies_of(const struct LoaGame *game, char side, uint32_t *plies);

// Writes the number of plies since the last capture, or since the beginning.
LoaError loa_game_plies_since_capture(const struct LoaGame *game, uint32_t *plies);

// Writes the moves played since the game began or a square was set, the first one first.
//
// Errors: `LOA_ERROR_ROOM`.
LoaError loa_game_past(const struct LoaGame *game,
                       struct LoaMove *moves,
                       size_t capacity,
                       size_t *count);

// Begins a game at a position written as FEN, on a board of the size that the text says. The game
// begins at ply 0; the plies that the move number counts are taken off the move limit, and where
// they have reached it the game has none. The position is judged as if the side that is not to
// move had just moved.
//
// The caller owns the game and gives it back with `loa_game_free`; the pointer is null on errors.
//
// Errors: `LOA_ERROR_TEXT`, and `loa_last_error` says what is wrong and where;
// `LOA_ERROR_ARGUMENT` if the rules are invalid.
LoaError loa_game_new_from_fen(const struct LoaRules *rules,
                               const char *fen,
                               struct LoaGame **game);

// Begins a game as far as it can be read from a text in any notation: SGF, PGN, numbered moves,
// JSON and more. `number` chooses one of several games, from 0. The text need not end with a zero.
//
// The text has at most 16 MiB; more is an error, and so is a text that may not fit into memory.
//
// What can be read is kept, unless `strict` is set: then it is an error if a move is left out.
// Words that resemble no move are passed over.
//
// The caller owns the game and gives it back with `loa_game_free`; the pointer is null on errors.
//
// Errors: `LOA_ERROR_TEXT`, and `loa_last_error` says what can't be read or played, and where;
// `LOA_ERROR_ARGUMENT` if there is no game of that number.
LoaError loa_game_new_from_text(const char *text,
                                size_t length,
                                size_t number,
                                bool strict,
                                struct LoaGame **game);

// Writes what in a FEN no game from a start position can lead to, a fault a line: pieces that a
// side has too many or none of, counts that can't be. The text is empty if there is nothing.
//
// Errors: `LOA_ERROR_TEXT`, `LOA_ERROR_ROOM`.
LoaError loa_fen_faults(const char *fen, char *buffer, size_t size, size_t *length);

// Writes the position and the counts of plies as FEN.
//
// Errors: `LOA_ERROR_ROOM`.
LoaError loa_game_fen(const struct LoaGame *game, char *buffer, size_t size, size_t *length);

// Puts the pieces of a start position into an array of width times height letters.
//
// Errors: `LOA_ERROR_ARGUMENT` if the start or the size is invalid.
LoaError loa_cells_start(LoaStart start, int32_t width, int32_t height, char *cells);

// Tells whether a side may make a move: `LOA_OK` if so. A pass is legal for a side without a move.
// The game is taken to be going on.
//
// Errors: `LOA_ERROR_ILLEGAL`, and `loa_last_error` says why; `LOA_ERROR_ARGUMENT` if the size,
// the side, a letter of the cells or a square is invalid.
LoaError loa_cells_check(const char *cells,
                         int32_t width,
                         int32_t height,
                         char side,
                         struct LoaMove mv);

// Makes a side's move in an array of letters, and writes what was on the destination square: the
// opponent's letter or `LOA_EMPTY`. The pointer for that may be null.
//
// Errors: as `loa_cells_check`; nothing changes then.
LoaError loa_cells_play(char *cells,
                        int32_t width,
                        int32_t height,
                        char side,
                        struct LoaMove mv,
                        char *captured);

// Tells whether all pieces of a side form one group. A side with one piece or without pieces does.
//
// Errors: `LOA_ERROR_ARGUMENT` if the size, the side or a letter of the cells is invalid.
LoaError loa_cells_is_connected(const char *cells,
                                int32_t width,
                                int32_t height,
                                char side,
                                bool *connected);

// Writes the legal moves of a side: its jumps, or else a pass.
//
// Errors: `LOA_ERROR_ARGUMENT` if the size, the side or a letter of the cells is invalid;
// `LOA_ERROR_ROOM`.
LoaError loa_cells_moves(const char *cells,
                         int32_t width,
                         int32_t height,
                         char side,
                         struct LoaMove *moves,
                         size_t capacity,
                         size_t *count);

// Makes an engine with a transposition table of at most this many mebibytes, 1 to
// `LOA_ENGINE_MEBIBYTES_MAX`.
//
// The caller owns the engine and gives it back with `loa_engine_free`; the pointer is null on
// errors.
//
// Errors: `LOA_ERROR_ARGUMENT`; `LOA_ERROR_MEMORY`.
LoaError loa_engine_new(size_t mebibytes, struct LoaEngine **engine);

// Frees an engine, which must not be searching. A null pointer is ignored.
void loa_engine_free(struct LoaEngine *engine);

// Clears the engine's table, so that it plays like a new engine.
//
// Errors: `LOA_ERROR_BUSY`.
LoaError loa_engine_clear(struct LoaEngine *engine);

// Searches for the best move of a game, which is not changed.
//
// The search ends at the limits, or when `stop` says so, which is called about every thousand
// positions; the first ply is always completed. `progress` is called for each completed depth.
// Both get `data`; `stop`, `progress` and `data` may be null.
//
// During the search, other calls for the same engine return `LOA_ERROR_BUSY`. The engine has its
// own copy of the game, so the game may be used and freed.
//
// Without limits, and without `stop`, a search would not end: `LOA_ERROR_ARGUMENT`.
//
// Errors: `LOA_ERROR_OVER` if the game is over; `LOA_ERROR_BUSY`; `LOA_ERROR_ARGUMENT`.
LoaError loa_engine_search(struct LoaEngine *engine,
                           const struct LoaGame *game,
                           const struct LoaLimits *limits,
                           LoaStop stop,
                           LoaProgress progress,
                           void *data,
                           struct LoaReport *report);

// Writes the principal variation of the last search that found a move, beginning with that move;
// an empty list before the first search.
//
// Errors: `LOA_ERROR_BUSY`; `LOA_ERROR_ROOM`.
LoaError loa_engine_line(struct LoaEngine *engine,
                         struct LoaMove *moves,
                         size_t capacity,
                         size_t *count);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* LOA_H */
