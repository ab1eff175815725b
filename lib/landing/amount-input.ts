import { MAX_NAIRA } from './payout-plan'

/**
 * The whole naira in a text, as digits: all else is stripped, and with it a part in kobo, so that "₦1,500,000.50" is 1500000
 * and not a hundred times that. Points between groups of three are separators ("1.500.000,50"); any other point begins
 * the kobo.
 */
export function readAmount(text: string): string {
  const figures = text.replace(/[^\d.,]/g, '')
  const isPointed = /^\d{1,3}(\.\d{3})+(,\d*)?$/.test(figures)
  const whole = isPointed ? figures.replace(/,.*/, '') : figures.replace(/\..*/, '')
  return tidy(whole)
}

/** "1500000" is "1,500,000". */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}

interface Keystroke {
  /** What stands in the field after the browser's own change, and the caret in it. */
  text: string
  caret: number
  /** Of the input event: what was done, and the sign that was typed. */
  inputType?: string | undefined
  data?: string | null | undefined
}

export interface TypedAmount {
  digits: string
  /** With separators, and where the caret belongs in it. */
  text: string
  caret: number
  /** What to tell the person, if their sign was not taken. */
  note?: 'whole' | 'most'
}

/**
 * What an amount becomes by a keystroke or a paste. The caret keeps its place among the digits; deleting a separator deletes the
 * digit beyond it. Beyond the limit nothing changes: a cut number would be a wrong one.
 */
export function typeAmount(before: string, { text, caret, inputType, data }: Keystroke): TypedAmount {
  // A lone point is a slip or the wish for kobo; what stands behind it is still wanted.
  const isPoint = data === '.'
  const behind = text.slice(caret).replace(/\D/g, '').length
  let digits = isPoint ? tidy(text) : readAmount(text)
  const isSeparatorGone = digits === before && text.length < groupThousands(before).length
  if (isSeparatorGone && inputType === 'deleteContentBackward') {
    digits = tidy(digits.slice(0, -behind - 1) + digits.slice(-behind))
  } else if (isSeparatorGone && inputType === 'deleteContentForward') {
    digits = tidy(digits.slice(0, -behind) + digits.slice(1 - behind))
    return placed(digits, behind - 1)
  }
  if (Number(digits) > MAX_NAIRA) return { ...placed(before, behind), note: 'most' }
  const hasKobo = text.includes('.') && digits !== tidy(text)
  return { ...placed(digits, behind), ...(isPoint || hasKobo ? { note: 'whole' } : {}) }
}

function tidy(text: string) {
  return text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
}

/** The caret with so many digits behind it, and before a separator rather than after it. */
function placed(digits: string, behind: number): TypedAmount {
  const text = groupThousands(digits)
  let caret = text.length
  for (let left = behind; left > 0 && caret > 0; caret--) if (text[caret - 1] !== ',') left--
  if (text[caret - 1] === ',') caret--
  return { digits, text, caret }
}
