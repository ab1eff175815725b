import { z } from 'zod'
import { recordId, required, withoutAddress } from '@/lib/platform/fields'

/** The maximum number of views that one person may save for one list. */
export const MAX_VIEWS = 20
export const MAX_NAME = 60

export const viewMessages = {
  name: 'Please enter a name',
  taken: 'You already have a view with this name',
  tooMany: `You have ${MAX_VIEWS} views of this list. Please delete one first.`,
  gone: 'This view no longer exists.',
  unknown: 'This view can’t be saved. Please reload the page and try again.',
} as const

export const viewNameSchema = z.strictObject({
  name: required(MAX_NAME, viewMessages.name).pipe(withoutAddress),
})

export const renameViewSchema = viewNameSchema.extend({ id: recordId })
