import type { toast } from 'sonner'

const UNDO_MS = 10_000

/** Returns the options of a toast with an Undo button. */
export const offerUndo = (undo: () => unknown): Parameters<typeof toast.success>[1] => ({
  action: {
    label: 'Undo',
    onClick: ({ currentTarget }) => {
      // Sonner returns focus to the previous element on blur, but not when the focused button disappears.
      currentTarget.blur()
      void undo()
    },
  },
  duration: UNDO_MS,
})
