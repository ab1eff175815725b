import type { AssetCategory } from '@/lib/press/schema'

export interface SeedAsset {
  /** The files next to this one, made by scripts/make/press-files.mjs. */
  file: string
  name: string
  category: AssetCategory
  description: string
}

const logos = [
  ['logo.svg', 'Logo', 'For print and screens of any size, on white, off-white or mint backgrounds.'],
  ['logo.png', 'Logo, 2400 px', 'For places where an SVG cannot be used. Transparent background.'],
  [
    'logo-on-dark.svg',
    'Logo on dark',
    'White symbol and wordmark on a dark background, with the required clear space.',
  ],
  ['logo-on-dark.png', 'Logo on dark, 2400 px', 'For documents and slides.'],
  ['mark.svg', 'Mark', 'The symbol alone, for places where the name already appears.'],
  ['mark.png', 'Mark, 1024 px', 'For profile pictures and app listings. Transparent background.'],
]

const screenshots = [
  ['vault.png', 'The vault', 'What is locked, the next payout, and the ones after it.'],
  ['schedule.png', 'A plan before it is locked', 'Twelve payouts, one every other Friday, with their dates.'],
  ['chat.png', 'Planning assistant', 'One line of text becomes a plan with amounts and dates.'],
  ['calendar.png', 'Payout calendar', 'What has been paid this month, and what comes next.'],
  ['insights.png', 'Spending insights', 'Where the last payout went, day by day and by category.'],
  [
    'emergency.png',
    'Emergency withdrawal',
    'The 72-hour cooldown, during which the request can be canceled.',
  ],
]

const marketing = [
  ['social-banner.png', 'Banner', '3200 × 1800 px, for the top of an article or a post.'],
  [
    'brand-sheet.pdf',
    'Brand sheet',
    'Two pages: logo use, color codes, typefaces, and how to write our name.',
  ],
]

const listed = (category: AssetCategory, rows: string[][]): SeedAsset[] =>
  rows.map(([file = '', name = '', description = '']) => ({
    file: `${category}/${file}`,
    name,
    category,
    description,
  }))

/** In display order. */
export const assets = [
  ...listed('logos', logos),
  ...listed('screenshots', screenshots),
  ...listed('marketing', marketing),
]
