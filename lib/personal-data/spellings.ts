import { domainToUnicode } from 'node:url'

/**
 * Returns the ways in which people spell a normalized address, in lower case: its domain in Punycode or Unicode, and
 * accents within their characters or as separate characters, as macOS writes them in file names, and any of these
 * encoded in part or as a whole, as in a web address ("ada%2Bnews%40example.com") or a link for emails
 * ("ada%2Bnews@example.com"). Forms also encode characters that links need not, such as the apostrophe.
 */
export function spellingsOf(email: string): string[] {
  const at = email.lastIndexOf('@') + 1
  // It is empty for Punycode that is invalid.
  const domain = domainToUnicode(email.slice(at)) || email.slice(at)
  const spellings = [email, email.slice(0, at) + domain]
  const accented = [...spellings, ...spellings.map((spelling) => spelling.normalize('NFD'))]
  const encoded = accented
    .flatMap((spelling) => [encodeURIComponent(spelling), encodedByForms(spelling)])
    .map((spelling) => spelling.toLowerCase().replace('%40', '@'))
  return [...new Set([...accented, ...encoded])].flatMap((spelling) => [
    spelling,
    spelling.replace('@', '%40'),
  ])
}

const encodedByForms = (text: string) => new URLSearchParams({ '': text }).toString().slice(1)
