import { z } from 'zod'
import { recordId, requiredText } from './fields'

export const NOTE_MAX = 5_000

/** A note by staff on the record `id`. The form creates `noteId`, so that a note sent twice is stored once. */
export const noteSchema = z.strictObject({
  id: recordId,
  noteId: recordId,
  text: requiredText(NOTE_MAX, 'Please write a note'),
})
export type NoteInput = z.input<typeof noteSchema>
