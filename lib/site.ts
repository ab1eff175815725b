/** The product's identity, which nothing else hard-codes. Pages leave out empty values. */
export const site = {
  name: 'MoneyPlan',
  tagline: 'Say hello! to financial control',
  description:
    'Lock a lump sum in a vault and get it back in scheduled payouts, on the days you choose. Made for people in Nigeria whose money has to last.',
  locale: 'en-NG',
  partnerBank: 'Tidewater Microfinance Bank',
  feeFact:
    'Scheduled payouts are free; an emergency withdrawal may carry a small fee and has a 72-hour cooldown, during which you can cancel it.',
  /** The app's store page. A reserved example domain until the real one exists. */
  downloadUrl: 'https://download.moneyplan.example',
  /** Where applications go until staff enter another address. */
  hiringEmail: 'careers@moneyplan.example',
  /** Social profiles, on reserved example domains until the real ones exist. */
  social: [
    { label: 'Follow our updates', href: 'https://microblog.moneyplan.example' },
    { label: 'See our photos', href: 'https://photos.moneyplan.example' },
  ] as readonly { label: string; href: string }[],
} as const

/** The prefix of all cookies and browser storage keys. */
export const storagePrefix = site.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
