/**
 * Words that newcomers type, with the words that the answers use for the same thing, folded the way `findMeanings`
 * splits a search.
 */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  agent: ['person'],
  android: ['access'],
  apk: ['access'],
  bvn: ['verification'],
  cashout: ['withdrawal'],
  charge: ['cost'],
  charges: ['cost'],
  delete: ['close'],
  download: ['access'],
  early: ['emergency'],
  earn: ['interest'],
  earnings: ['interest'],
  fees: ['cost'],
  hacked: ['stolen'],
  human: ['person'],
  install: ['access'],
  interest: ['cost'],
  invest: ['interest'],
  investment: ['interest'],
  ios: ['access'],
  iphone: ['access'],
  kyc: ['verification'],
  launch: ['open', 'waitlist'],
  launched: ['open', 'waitlist'],
  launching: ['open', 'waitlist'],
  legit: ['insured'],
  maximum: ['minimum'],
  minimum: ['calculator'],
  ndic: ['insured'],
  nin: ['verification'],
  price: ['cost'],
  profit: ['interest'],
  refund: ['withdrawal'],
  register: ['waitlist'],
  safe: ['insured'],
  scam: ['insured'],
  smallest: ['minimum'],
  support: ['person'],
  unlock: ['emergency'],
  unsubscribe: ['leave'],
  withdraw: ['withdrawal'],
}

export const wordsWithSynonyms: readonly string[] = Object.keys(synonyms)

/** Returns the synonyms of a typed word, or null if it has none. */
export const synonymsOf = (word: string): readonly string[] | null =>
  Object.hasOwn(synonyms, word) ? (synonyms[word] ?? null) : null
