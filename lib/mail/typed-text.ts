// People can enter anyone's address in our forms, and then we email that address. So such an email must not contain
// text typed by someone else that could carry a message: a URL, an amount, a phone number or a sentence.

const WORD = /^[\p{L}\p{M}'’ʼ-]+\.?$/u
const MAX_LENGTH = 60
const MAX_WORDS = 5

/** Returns a typed name if it looks like a name, and '' otherwise. */
export function plausibleName(name: string): string {
  const words = name.split(' ')
  const isName =
    name.length <= MAX_LENGTH && words.length <= MAX_WORDS && words.every((word) => WORD.test(word))
  return isName ? name : ''
}

/** Returns whether a title has only letters and what joins them. */
export const isPlainTitle = (title: string) => /^[\p{L}\p{M} ,&/()'’+#–-]{1,80}$/u.test(title)
