import type { AssetCategory } from '@/lib/press/schema'

export interface SeedAsset {
  /** Beside this file; scripts/make/press-files.mjs makes them. */
  file: string
  name: string
  category: AssetCategory
  description: string
}

const logos = [
  ['logo.svg', 'Logo', 'For print and every size on screen. On white, paper or mint.'],
  ['logo.png', 'Logo, 2400 px', 'Where a drawing cannot be used. Transparent ground.'],
  ['logo-on-dark.svg', 'Logo on dark', 'White steps and word on ink, with the room it needs around it.'],
  ['logo-on-dark.png', 'Logo on dark, 2400 px', 'The same for documents and slides.'],
  ['mark.svg', 'Mark', 'Alone, where the name stands beside it anyway.'],
  ['mark.png', 'Mark, 1024 px', 'For profile pictures and lists. Transparent ground.'],
]

const screenshots = [
  ['vault.png', 'The vault', 'What is locked, the next payout, and the ones after it.'],
  ['schedule.png', 'A plan before it is locked', 'Twelve payouts on every second Friday, with their dates.'],
  ['chat.png', 'Planning assistant', 'One line of text becomes a plan with amounts and dates.'],
  ['calendar.png', 'Payout calendar', 'What has come this month, and what comes next.'],
  ['insights.png', 'Spending insight', 'Where the last payout went, day by day and by kind.'],
  ['emergency.png', 'Emergency withdrawal', 'The 72-hour cooldown, in which the request can be cancelled.'],
]

const marketing = [
  ['social-banner.png', 'Banner', '3200 × 1800 px, for the head of an article or a post.'],
  [
    'brand-sheet.pdf',
    'Brand sheet',
    'Two pages: how to use the logo, the colours with their codes, type, and what to write.',
  ],
]

const listed = (category: AssetCategory, rows: string[][]): SeedAsset[] =>
  rows.map(([file = '', name = '', description = '']) => ({
    file: `${category}/${file}`,
    name,
    category,
    description,
  }))

/** In the order of the page. */
export const assets = [
  ...listed('logos', logos),
  ...listed('screenshots', screenshots),
  ...listed('marketing', marketing),
]
