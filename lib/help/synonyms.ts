/** Words that newcomers type, with the words of the answers that they mean, folded as `findMeanings` splits a search. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  agent: ['person'],
  bvn: ['verifying'],
  charge: ['cost'],
  charges: ['cost'],
  delete: ['leave'],
  early: ['emergency'],
  fees: ['cost'],
  hacked: ['stolen'],
  human: ['person'],
  kyc: ['verifying'],
  launch: ['open', 'waitlist'],
  launched: ['open', 'waitlist'],
  launching: ['open', 'waitlist'],
  legit: ['insured'],
  ndic: ['insured'],
  nin: ['verifying'],
  price: ['cost'],
  safe: ['insured'],
  scam: ['insured'],
  support: ['person'],
  unlock: ['emergency'],
  unsubscribe: ['leave'],
}

/** Returns the words that mean the same as a typed word, or null for a word that needs no translation. */
export const synonymsOf = (word: string): readonly string[] | null =>
  Object.hasOwn(synonyms, word) ? (synonyms[word] ?? null) : null
