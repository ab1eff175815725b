import type { FeatureIcon, FeatureScreen } from '@/lib/landing/schema'

export const screenNames: Record<FeatureScreen, string> = {
  vault: 'Vault',
  schedule: 'Payout schedule',
  chat: 'Planning chat',
  calendar: 'Payout calendar',
  insights: 'Spending insight',
  door: 'Closed vault',
  rhythm: 'Payout frequency',
  change: 'Editing a plan',
  agenda: 'Payouts and bills',
  comparison: 'Spending comparison',
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
