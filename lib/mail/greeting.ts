const WORD = /^[\p{L}\p{M}'’ʼ-]+\.?$/u
const MAX_LENGTH = 60
const MAX_WORDS = 5

/**
 * Returns a typed name if it looks like a name, and '' otherwise. People can enter anyone's address, so the name must
 * not be able to carry URLs, amounts or sentences to them.
 */
export function plausibleName(name: string): string {
  const words = name.split(' ')
  const isName =
    name.length <= MAX_LENGTH && words.length <= MAX_WORDS && words.every((word) => WORD.test(word))
  return isName ? name : ''
}
