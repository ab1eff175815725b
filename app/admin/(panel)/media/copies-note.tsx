import { useAction } from '@/components/admin/use-action'
import { Spinner } from '@/components/ui/spinner'
import type { GalleryImage } from '@/lib/media/schema'
import type { ActionResult } from '@/lib/platform/action-result'

export interface CopiesNoteProps {
  image: GalleryImage
  retry: (input: { id: string }) => Promise<ActionResult<unknown>>
}

/** Says that an image's smaller sizes are missing, and offers a retry if creating them failed. */
export function CopiesNote({ image: { id, name, copies }, retry }: CopiesNoteProps) {
  const [run, isPending] = useAction(retry, { done: `Resizing ${name} again` })
  if (copies === 'pending' || isPending)
    return (
      <p className="flex items-center gap-1.5">
        <Spinner />
        Resizing…
      </p>
    )
  if (copies === 'ready') return null
  return (
    <p className="basis-full text-danger">
      Smaller sizes could not be created. Pages show the original.{' '}
      <button
        type="button"
        onClick={() => run({ id })}
        className="font-medium underline decoration-dotted underline-offset-4"
      >
        Try Again<span className="sr-only"> for {name}</span>
      </button>
    </p>
  )
}
