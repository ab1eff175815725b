import type { Audience } from '@/lib/campaigns/schema'

export const audiences: Record<Audience['kind'], string> = {
  waitlist: 'Waitlist',
  selected: 'Selected people on the waitlist',
  newsletter: 'Newsletter',
}
