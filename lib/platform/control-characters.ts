/** Characters that no single line of text may contain: control and format characters, half characters, line breaks. */
export const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u

/** The same for text of several lines, once its line breaks are `\n`. */
export const CONTROL_BUT_BREAKS = /[^\P{Cc}\n\t]|[\p{Cs}\p{Zl}\p{Zp}]/u
