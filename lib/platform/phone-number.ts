const LEAST_DIGITS = 7

/** Returns whether a text of staff is a number that can be called, in any usual spelling. */
export function isPhoneNumber(text: string): boolean {
  return /^\+?[\d ().-]+$/.test(text) && text.replace(/\D/g, '').length >= LEAST_DIGITS
}
