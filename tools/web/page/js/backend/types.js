// The types of the server’s answers; api/openapi.json of a server describes them.

/** @typedef {'black' | 'white'} Side */

/**
 * A move.
 * @typedef {object} MoveView
 * @property {string} text
 * @property {string | null} from
 * @property {string | null} to
 * @property {boolean} capture
 * @property {number} count the pieces on the line of the move
 */

/**
 * @typedef {object} Way
 * @property {string | null} to
 * @property {string | null} blocked
 * @property {string | null} by
 * @property {boolean} capture
 */

/**
 * @typedef {object} LineView
 * @property {'rank' | 'file' | 'rising' | 'falling'} axis
 * @property {[string, string]} ends
 * @property {number} count
 */

/** @typedef {LineView & { name: string, ways: [Way, Way] }} PieceLine */

/**
 * @typedef {object} EndView
 * @property {Side | null} winner
 * @property {string} reason
 * @property {string} text
 * @property {string[]} connected
 */

/**
 * A position with everything the page shows.
 * @typedef {object} PositionView
 * @property {string} fen
 * @property {number} width
 * @property {number} height
 * @property {Side} toMove
 * @property {number} plies
 * @property {number | null} limit
 * @property {string[]} black
 * @property {string[]} white
 * @property {MoveView | null} lastMove
 * @property {EndView | null} end
 * @property {boolean} mustPass
 * @property {MoveView[]} moves
 * @property {Record<string, PieceLine[]>} pieceLines
 * @property {LineView[]} lines
 * @property {{ black: string[][], white: string[][] }} groups
 * @property {{ black: string[], white: string[] }} threats
 */

/**
 * A game as requests hold it.
 * @typedef {object} GameText
 * @property {string} rules
 * @property {number} [limit] 0 for none; the preset's if it is missing
 * @property {string} fen
 * @property {string[]} moves
 */

/**
 * The score of a move for the side that makes it.
 * @typedef {object} Score
 * @property {number} points
 * @property {number | null} winIn
 * @property {number | null} lossIn
 * @property {number | null} moves that the winner of a proven result still has to make
 * @property {number} chance
 */

/**
 * @typedef {object} LineFound
 * @property {string} move
 * @property {string[]} moves
 * @property {number} depth
 * @property {string[]} connects the squares of pieces that the move connects with the moved one
 * @property {string | null} stops a move with which the opponent would win at once
 * @property {Score} score
 */

/**
 * @typedef {object} Findings
 * @property {LineFound[]} lines
 * @property {number} depth
 * @property {number} nodes
 * @property {number} speed
 * @property {number} seconds
 */

/**
 * @typedef {object} Preset
 * @property {string} name
 * @property {string} summary
 * @property {string} start
 * @property {number | null} limit
 * @property {boolean} misere
 */

/**
 * The server's features and limits.
 * @typedef {object} About
 * @property {string} version
 * @property {boolean} shared
 * @property {Preset[]} presets
 * @property {string[]} starts
 * @property {{ min: number, max: number }} sizes
 * @property {{ number: number, seconds: number, elo: number | null, accuracy: number | null,
 *   offers: Record<string, number | null> }[]} levels with the usual accuracy; `offers` has the
 *   level to offer after a streak, by its result: won, lost
 * @property {number} firstLevel
 * @property {number} streak games in a row with the same result
 * @property {{ lines: number, seconds: number, threads: number }} analysis
 * @property {{ board: string, start: string | null, rules: string | null } | null} tables
 */

/**
 * A game with variations as it is imported and exported.
 * @typedef {object} TreeText
 * @property {string} rules
 * @property {number | null} [limit]
 * @property {string} fen
 * @property {string | null} [black]
 * @property {string | null} [white]
 * @property {string | null} [result]
 * @property {{ parent: number | null, move?: string | null, comment?: string | null,
 *   marks?: string[] }[]} nodes
 * @property {string[]} [remarks] on what was not read
 */

/**
 * The game of the terminal program.
 * @typedef {object} SharedGame
 * @property {number} number counts the games
 * @property {string} rules
 * @property {number} limit
 * @property {string} fen
 * @property {string[]} moves
 * @property {'human' | 'machine'} black
 * @property {'human' | 'machine'} white
 * @property {number} level
 * @property {boolean} thinking
 */

export {};
