import type { toast } from 'sonner'

const UNDO_MS = 10_000

/** Returns the options of a toast with an Undo button. */
export const offerUndo = (undo: () => unknown): Parameters<typeof toast.success>[1] => ({
  action: {
    label: 'Undo',
    onClick: ({ currentTarget }) => {
      // Returns focus to where it came from, which Sonner does only on blur, not when the button disappears.
      currentTarget.blur()
      void undo()
    },
  },
  duration: UNDO_MS,
})
