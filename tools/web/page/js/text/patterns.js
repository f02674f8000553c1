// How sentences are written in the catalogue.
//
// A pattern has its parameters in braces, as in ICU messages: `{square}`, `{chance, percent}`,
// `{piece, select, black {black} other {empty}}`, `{count, plural, one {# ply} other {# plies}}`,
// `{count, number}`. A form such as `=0` is for that number; `#` is the number. A parameter may be
// a message itself; its code selects a form. `{color, side}` is the name of a side as the pattern
// `side` has it, `{color, other side}` that of the other one; both can be a `lowercase side`.

export const PARAMETER =
  /\{(\w+)(?:, (plural|select|percent|number|[a-z ]*side))?(?:, ((?:[\w=-]+ \{[^{}]*\} ?)+))?\}/g;
export const FORM = /([\w=-]+) \{([^{}]*)\}/g;
