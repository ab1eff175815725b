import type { toast } from 'sonner'

const UNDO_MS = 10_000

/** What a message with Undo shows beside its text. */
export const offerUndo = (undo: () => unknown): Parameters<typeof toast.success>[1] => ({
  action: { label: 'Undo', onClick: () => void undo() },
  duration: UNDO_MS,
})
