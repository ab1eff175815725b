/** What no single line of text holds: characters of control and format, halves of characters, line breaks. */
export const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u

/** The same for text of several lines, once its line breaks are `\n`. */
export const CONTROL_BUT_BREAKS = /[^\P{Cc}\n\t]|[\p{Cs}\p{Zl}\p{Zp}]/u
