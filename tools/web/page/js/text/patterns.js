// How sentences are written in the catalogue.
//
// A pattern has its parameters in braces, as in ICU messages: `{square}`, `{chance, percent}`,
// `{color, select, black {Black} white {White}}`, `{count, plural, one {# ply} other {# plies}}`,
// `{count, number}`. A form such as `=0` is for that number; `#` is the number. A parameter may be
// a message itself; its code selects a form.

export const PARAMETER =
  /\{(\w+)(?:, (plural|select|percent|number))?(?:, ((?:[\w=-]+ \{[^{}]*\} ?)+))?\}/g;
export const FORM = /([\w=-]+) \{([^{}]*)\}/g;
