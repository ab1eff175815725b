import { MAX_NAIRA } from './payout-plan'

/**
 * Returns the whole naira in a string as digits. Drops everything else, including kobo, so that "₦1,500,000.50" becomes
 * 1500000 rather than a hundred times that. Points between groups of three digits are separators ("1.500.000,50").
 * Any other point starts the kobo, as does a comma before the last one or two digits ("1500,50").
 */
export function readAmount(text: string): string {
  const figures = text.replace(/[^\d.,]/g, '')
  const hasDotSeparators = /^\d{1,3}(\.\d{3})+(,\d*)?$/.test(figures)
  const whole = hasDotSeparators
    ? figures.replace(/,.*/, '')
    : figures.replace(/\..*/, '').replace(/,\d{1,2}$/, '')
  return tidy(whole)
}

/** Formats "1500000" as "1,500,000". */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}

interface Keystroke {
  /** The field's content and caret after the browser's own change. */
  text: string
  caret: number
  /** The type of change and the typed character, from the input event. */
  inputType?: string | undefined
  data?: string | null | undefined
  /** The tail before the keystroke; see `TypedAmount`. */
  tail?: string | undefined
}

export interface TypedAmount {
  digits: string
  /** The formatted text and the caret position in it. */
  text: string
  caret: number
  /**
   * A part after the naira that is not counted: "." for kobo, which are not shown, or a comma with up to two digits,
   * which are shown because a third digit would make them thousands.
   */
  tail: string
  /** The hint to show if the character was rejected. */
  note?: 'whole' | 'most' | 'digits'
}

/**
 * Returns the amount after a keystroke or paste. The caret stays between the same digits. Deleting a separator
 * deletes the digit beyond it. Ignores a change that exceeds the limit, because a truncated number would be wrong.
 */
export function typeAmount(before: string, keystroke: Keystroke): TypedAmount {
  const typed = typeTail(before, keystroke) ?? typeWhole(before, withoutTail(keystroke))
  if (typed.note === 'most' || !/\p{L}|(?!\d)\p{N}/u.test(keystroke.text)) return typed
  // In "1.8m", the 8 is not kobo.
  const hasUnit = /\d\s*\p{L}/u.test(keystroke.text)
  return hasUnit ? { ...typed, note: 'digits' } : { note: 'digits', ...typed }
}

/** Formats an amount with its tail for the field. */
export function showAmount(digits: string, tail: string): string {
  return groupThousands(digits) + (tail.startsWith(',') ? tail : '')
}

/** Handles a keystroke after the naira; returns undefined for any other. */
function typeTail(before: string, { text, caret, tail = '' }: Keystroke): TypedAmount | undefined {
  const shown = groupThousands(before)
  if (!text.startsWith(shown)) return
  const added = text.slice(shown.length).replace(/[^\d.,]/g, '')
  const isInKobo = tail === '.' && caret === text.length && /^[\d.,]?$/.test(added) && text !== shown
  if (isInKobo || added === '.' || /^,\d{0,2}[.,]$/.test(added)) {
    // An empty field shows a zero, so that the decimal point can be deleted.
    return { ...placeCaret(before || '0', 0), tail: '.', note: 'whole' }
  }
  const isComma = before && (tail ? /^,\d{0,2}$/.test(added) : added === ',')
  if (!isComma) return
  const whole = shown + added
  const note = added === ',' ? {} : { note: 'whole' as const }
  return { digits: before, text: whole, caret: Math.min(caret, whole.length), tail: added, ...note }
}

/** Drops the tail once the person edits the naira again. */
function withoutTail(keystroke: Keystroke): Keystroke {
  const { text, tail = '' } = keystroke
  const isGroup = /,\d{3}$/.test(text)
  return tail && !isGroup && text.endsWith(tail)
    ? { ...keystroke, text: text.slice(0, -tail.length) }
    : keystroke
}

function typeWhole(before: string, { text, caret, inputType, data }: Keystroke): TypedAmount {
  const digitsAfter = text.slice(caret).replace(/\D/g, '').length
  // A single point among the digits is a typing error, so keep the digits after it.
  const isPoint = data === '.'
  // These commas are the field's own separators, even if they are now misplaced.
  const isOwn = isPoint || (data ? !/[.,]/.test(data) : inputType?.startsWith('delete'))
  let digits = isOwn || data === ',' ? tidy(text) : readAmount(text)
  const note = isPoint || digits !== tidy(text) ? { note: 'whole' as const } : {}
  const isSeparatorDeleted = digits === before && text.length < groupThousands(before).length
  if (isSeparatorDeleted && inputType === 'deleteContentBackward') {
    digits = tidy(digits.slice(0, -digitsAfter - 1) + digits.slice(-digitsAfter))
  } else if (isSeparatorDeleted && inputType === 'deleteContentForward') {
    digits = tidy(digits.slice(0, -digitsAfter) + digits.slice(1 - digitsAfter))
    return placeCaret(digits, digitsAfter - 1)
  }
  if (Number(digits) > MAX_NAIRA) return { ...placeCaret(before, digitsAfter), note: 'most' }
  return { ...placeCaret(digits, digitsAfter), ...note }
}

function tidy(text: string) {
  return text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
}

/** Places the caret so that this many digits follow it, before rather than after a separator. */
function placeCaret(digits: string, digitsAfter: number): TypedAmount {
  const text = groupThousands(digits)
  let caret = text.length
  for (let left = digitsAfter; left > 0 && caret > 0; caret--) if (text[caret - 1] !== ',') left--
  if (text[caret - 1] === ',') caret--
  return { digits, text, caret, tail: '' }
}
