/** The product's identity: the only place that spells it out. Empty values are left out wherever they would show. */
export const site = {
  name: 'MoneyPlan',
  tagline: 'Say hello! to financial control',
  description:
    'Lock a lump sum in a vault and get it back in scheduled payouts, on the days you choose. Made for people in Nigeria whose money has to last.',
  locale: 'en-NG',
  partnerBank: 'Tidewater Microfinance Bank',
  feeFact:
    'Scheduled payouts are free; an emergency withdrawal, after a 72-hour cooldown in which it can be cancelled, may carry a small fee.',
  /** Where the app can be had; shown in a tab of its own. The name is reserved for examples until the store page is there. */
  downloadUrl: 'https://download.moneyplan.example',
  /** A microblog and a place for photos: names reserved for examples, too, until the profiles are there. */
  social: [
    { label: 'Microblog', href: 'https://microblog.moneyplan.example' },
    { label: 'Photos', href: 'https://photos.moneyplan.example' },
  ] as readonly { label: string; href: string }[],
} as const

/** The product's name as browsers' storage knows it: the beginning of every key and cookie that pages keep there. */
export const storagePrefix = site.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
