import type { ClipboardEvent, DragEvent } from 'react'
import { showRejected, useUpload } from '@/components/admin/media/use-upload'
import { ProgressBar } from '@/components/ui/progress-bar'
import type { ImageSlot, UploadedImage } from '@/lib/media/schema'

interface Options {
  slot: ImageSlot
  /** Moves the cursor to where images were dropped, a point in the window. */
  moveTo: (point: { x: number; y: number }) => void
  /** Returns a function that inserts uploaded images where the cursor is now. */
  markPlace: () => (image: UploadedImage) => void
}

/**
 * Uploads images that are dropped or pasted into a text. `progress` shows the current upload; errors appear as toasts.
 */
export function useDroppedImages({ slot, moveTo, markPlace }: Options) {
  const { state, upload } = useUpload({ slot }, showRejected)
  const take = (event: ClipboardEvent | DragEvent, { files }: DataTransfer) => {
    if (files.length === 0) return
    // Otherwise, the browser would leave the page to show a dropped file, and the editor would insert its bytes.
    event.preventDefault()
    event.stopPropagation()
    upload([...files], markPlace())
  }
  return {
    handlers: {
      onPasteCapture: (event: ClipboardEvent) => {
        const { clipboardData } = event
        // Word and Excel add a picture of the text that was copied.
        const { body } = new DOMParser().parseFromString(clipboardData.getData('text/html'), 'text/html')
        if (body.textContent.trim() === '') take(event, clipboardData)
      },
      onDropCapture: (event: DragEvent) => {
        if (event.dataTransfer.files.length > 0) moveTo({ x: event.clientX, y: event.clientY })
        take(event, event.dataTransfer)
      },
      onDragOver: (event: DragEvent) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault()
      },
    },
    progress: (
      <div
        role="status"
        // Above the bar with the save button, however long the text is.
        className="sticky bottom-20 z-10 flex w-fit flex-wrap items-center gap-3 rounded-md border border-line bg-surface px-4 py-3 text-sm shadow-lift empty:hidden"
      >
        {state.name === 'uploading' && (
          <>
            Uploading {state.file.name}…
            <ProgressBar aria-label="Progress" className="h-1.5 w-32" max={1} value={state.progress} />
          </>
        )}
      </div>
    ),
  }
}
