import type { AboutList, ValueIcon } from '@/lib/about/schema'

/** As messages call them: "Core value deleted successfully!". */
export const nounOf: Record<AboutList, string> = {
  value: 'Core value',
  member: 'Team member',
  milestone: 'Milestone',
}

/** Where the forms of a list lie. */
export const folderOf = {
  value: 'values',
  member: 'team',
  milestone: 'milestones',
} as const satisfies Record<AboutList, string>

export const iconNames: Record<ValueIcon, string> = {
  shield: 'Shield',
  heart: 'Heart',
  lightbulb: 'Lightbulb',
  globe: 'Globe',
  target: 'Target',
  users: 'Users',
  award: 'Award',
  zap: 'Zap',
}
