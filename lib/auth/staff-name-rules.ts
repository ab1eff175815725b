import { z } from 'zod'
import { line, withoutAddress } from '@/lib/platform/fields'
import { normalize } from '@/lib/platform/normalize'

/** Characters that most fonts draw as nothing, and the empty Braille pattern, which is drawn as a space. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\ufffc]/u

/**
 * A name that colleagues recognize someone by. Normalized, and limited to visible characters from one alphabet, because
 * with a Cyrillic “а” or an invisible character, anyone could use a colleague's name.
 */
export const staffName = line(100)
  .transform((name) => normalize(name, 'NFKC').replace(/\s+/g, ' '))
  .pipe(
    z
      .string()
      .min(1, 'Your name is missing')
      .max(100, 'Please use at most 100 characters')
      .refine((name) => !INVISIBLE.test(name), 'Please leave out invisible characters')
      .refine(hasOneAlphabet, 'Please don’t mix letters from different alphabets')
      .superRefine((name, context) => {
        const [odd] = isLatin(name) ? (NOT_IN_LATIN_NAME.exec(withoutAccents(name)) ?? []) : []
        if (odd) context.addIssue({ code: 'custom', message: `Please leave out the “${odd}”` })
      }),
  )
  .pipe(withoutAddress)

/**
 * Matches a character that does not belong in a Latin name without accents. ASCII, common punctuation, and letters that
 * do not decompose into ASCII and accents do. Many others look like one of these, such as “ᴏ” and “०”.
 */
const NOT_IN_LATIN_NAME = /[^ -~\u02b0-\u02ff·‐-―‘’“”æœøßþðđɖħıłŋŧɓɗƙƴƒɔəǝɛɣɩɨɲʉʊʋʒ]/iu

const withoutAccents = (name: string) => name.normalize('NFD').replace(/[\u0300-\u036f]/g, '')

const isLatin = (name: string) => /\p{Script=Latin}/u.test(name)

function hasOneAlphabet(name: string) {
  const letters = name.match(/[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/gu) ?? []
  const latin = letters.filter(isLatin)
  return latin.length === 0 || latin.length === letters.length
}
