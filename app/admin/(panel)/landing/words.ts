import type { FeatureIcon, FeatureScreen, LandingList } from '@/lib/landing/schema'

/** As messages call them: "FAQ deleted successfully!". */
export const nounOf: Record<LandingList, string> = {
  testimonial: 'Testimonial',
  faq: 'FAQ',
  feature: 'Feature',
}

/** Where the forms of a list lie. */
export const folderOf = {
  testimonial: 'testimonials',
  faq: 'faq',
  feature: 'features',
} as const satisfies Record<LandingList, string>

export const screenNames: Record<FeatureScreen, string> = {
  vault: 'Vault',
  schedule: 'Payout schedule',
  chat: 'Planning chat',
  calendar: 'Payout calendar',
  insights: 'Spending insight',
  emergency: 'Emergency withdrawal',
}

export const iconNames: Record<FeatureIcon, string> = {
  vault: 'Vault',
  schedule: 'Timeline',
  chat: 'Speech bubble',
  calendar: 'Calendar',
  insights: 'Chart',
  emergency: 'Hourglass',
  bell: 'Bell',
  card: 'Bank card',
}
