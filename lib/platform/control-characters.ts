/** Characters not allowed in a single line of text: control and format characters, lone surrogates, line breaks. */
export const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u

/** Characters not allowed in multi-line text. Line breaks in it are `\n`. */
export const CONTROL_EXCEPT_BREAKS = /[^\P{Cc}\n\t]|[\p{Cs}\p{Zl}\p{Zp}]/u
