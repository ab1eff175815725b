const WORD = /^[\p{L}\p{M}'’ʼ-]+\.?$/u
const LONGEST = 60
const MOST_WORDS = 5

/**
 * Returns a typed name if it reads like one, and '' otherwise. Anyone can type anyone's address, so an email must not
 * carry addresses, amounts or sentences to them.
 */
export function plausibleName(name: string): string {
  const words = name.split(' ')
  const isName =
    name.length <= LONGEST && words.length <= MOST_WORDS && words.every((word) => WORD.test(word))
  return isName ? name : ''
}
