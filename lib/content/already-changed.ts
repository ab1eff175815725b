import { OutdatedRefusal } from '@/lib/platform/errors'
import { capitalize } from './capitalize'

/** Returns the refusal for a status or category that someone has changed since the screen was loaded. */
export const alreadyChanged = (what: 'status' | 'category', current: string) =>
  new OutdatedRefusal(
    `The ${what} was not changed because someone has since set it to ${capitalize(current)}.`,
  )
