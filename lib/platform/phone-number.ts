const MIN_DIGITS = 7

/** Returns whether a text that staff entered is a phone number, in any usual format. */
export function isPhoneNumber(text: string): boolean {
  return /^\+?[\d ().-]+$/.test(text) && text.replace(/\D/g, '').length >= MIN_DIGITS
}
