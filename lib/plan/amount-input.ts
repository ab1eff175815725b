import { MAX_NAIRA } from './payout-plan'

/**
 * The whole naira in a text, as digits: all else is stripped, and with it a part in kobo, so that "₦1,500,000.50" is 1500000
 * and not a hundred times that. Points between groups of three are separators ("1.500.000,50"); any other point begins
 * the kobo, and so does a comma before the last one or two digits ("1500,50").
 */
export function readAmount(text: string): string {
  const figures = text.replace(/[^\d.,]/g, '')
  const isPointed = /^\d{1,3}(\.\d{3})+(,\d*)?$/.test(figures)
  const whole = isPointed ? figures.replace(/,.*/, '') : figures.replace(/\..*/, '').replace(/,\d{1,2}$/, '')
  return tidy(whole)
}

/** "1500000" is "1,500,000". */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}

interface Keystroke {
  /** The field's content after the browser's own change, and the caret in it. */
  text: string
  caret: number
  /** From the input event: the kind of change, and the character typed. */
  inputType?: string | undefined
  data?: string | null | undefined
  /** The tail before the keystroke. */
  tail?: string | undefined
}

export interface TypedAmount {
  digits: string
  /** With separators, and where the caret belongs in it. */
  text: string
  caret: number
  /**
   * The part begun after the naira that does not count: "." for kobo, which are not shown, or a comma and up to two digits,
   * which are, because the third makes them thousands.
   */
  tail: string
  /** The hint to show if the character was not accepted. */
  note?: 'whole' | 'most' | 'digits'
}

/**
 * Returns the amount after a keystroke or a paste. The caret keeps its place among the digits; deleting a separator deletes
 * the digit beyond it. Beyond the limit nothing changes: a truncated number would be wrong.
 */
export function typeAmount(before: string, keystroke: Keystroke): TypedAmount {
  const typed = typeTail(before, keystroke) ?? typeWhole(before, withoutTail(keystroke))
  return /\p{L}/u.test(keystroke.text) ? { note: 'digits', ...typed } : typed
}

/** Formats an amount with its tail for the field. */
export function showAmount(digits: string, tail: string): string {
  return groupThousands(digits) + (tail.startsWith(',') ? tail : '')
}

/** Returns the keystroke if it was typed after the naira. */
function typeTail(before: string, { text, caret, tail = '' }: Keystroke): TypedAmount | undefined {
  const shown = groupThousands(before)
  if (!text.startsWith(shown)) return
  const added = text.slice(shown.length).replace(/[^\d.,]/g, '')
  const isInKobo = tail === '.' && caret === text.length && /^[\d.,]?$/.test(added) && text !== shown
  if (isInKobo || added === '.' || /^,\d{0,2}[.,]$/.test(added)) {
    return { ...placed(before, 0), tail: '.', note: 'whole' }
  }
  const isComma = before && (tail ? /^,\d{0,2}$/.test(added) : added === ',')
  if (!isComma) return
  const whole = shown + added
  const note = added === ',' ? {} : { note: 'whole' as const }
  return { digits: before, text: whole, caret: Math.min(caret, whole.length), tail: added, ...note }
}

/** Anyone who goes back to the naira is done with what came after them. */
function withoutTail(keystroke: Keystroke): Keystroke {
  const { text, tail = '' } = keystroke
  const isGroup = /,\d{3}$/.test(text)
  return tail && !isGroup && text.endsWith(tail)
    ? { ...keystroke, text: text.slice(0, -tail.length) }
    : keystroke
}

function typeWhole(before: string, { text, caret, inputType, data }: Keystroke): TypedAmount {
  const digitsAfter = text.slice(caret).replace(/\D/g, '').length
  // A lone point among the digits is a slip; what follows it is still wanted.
  const isPoint = data === '.'
  // The commas are then the field's own, between whatever digits they are now.
  const isOwn = isPoint || (data ? !/[.,]/.test(data) : inputType?.startsWith('delete'))
  let digits = isOwn || data === ',' ? tidy(text) : readAmount(text)
  const note = isPoint || digits !== tidy(text) ? { note: 'whole' as const } : {}
  const isSeparatorGone = digits === before && text.length < groupThousands(before).length
  if (isSeparatorGone && inputType === 'deleteContentBackward') {
    digits = tidy(digits.slice(0, -digitsAfter - 1) + digits.slice(-digitsAfter))
  } else if (isSeparatorGone && inputType === 'deleteContentForward') {
    digits = tidy(digits.slice(0, -digitsAfter) + digits.slice(1 - digitsAfter))
    return placed(digits, digitsAfter - 1)
  }
  if (Number(digits) > MAX_NAIRA) return { ...placed(before, digitsAfter), note: 'most' }
  return { ...placed(digits, digitsAfter), ...note }
}

function tidy(text: string) {
  return text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
}

/** The caret with so many digits after it, and before a separator rather than after it. */
function placed(digits: string, digitsAfter: number): TypedAmount {
  const text = groupThousands(digits)
  let caret = text.length
  for (let left = digitsAfter; left > 0 && caret > 0; caret--) if (text[caret - 1] !== ',') left--
  if (text[caret - 1] === ',') caret--
  return { digits, text, caret, tail: '' }
}
