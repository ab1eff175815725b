/**
 * Words that newcomers type, with the words that the answers use for the same thing, folded the way `findMeanings`
 * splits a search.
 */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  agent: ['person'],
  bvn: ['verification'],
  charge: ['cost'],
  charges: ['cost'],
  delete: ['close'],
  early: ['emergency'],
  fees: ['cost'],
  hacked: ['stolen'],
  human: ['person'],
  kyc: ['verification'],
  launch: ['open', 'waitlist'],
  launched: ['open', 'waitlist'],
  launching: ['open', 'waitlist'],
  legit: ['insured'],
  ndic: ['insured'],
  nin: ['verification'],
  price: ['cost'],
  safe: ['insured'],
  scam: ['insured'],
  support: ['person'],
  unlock: ['emergency'],
  unsubscribe: ['leave'],
}

/** Returns the synonyms of a typed word, or null if it has none. */
export const synonymsOf = (word: string): readonly string[] | null =>
  Object.hasOwn(synonyms, word) ? (synonyms[word] ?? null) : null
