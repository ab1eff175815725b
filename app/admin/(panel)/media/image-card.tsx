'use client'

import { Captions } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { CopyLinkButton } from '@/components/admin/media/copy-link-button'
import { DeleteImageButton } from '@/components/admin/media/delete-image-button'
import { Thumbnail } from '@/components/admin/media/thumbnail'
import { IfMayChange } from '@/components/admin/role'
import { IconButton } from '@/components/ui/button'
import { formatFileSize, type GalleryImage } from '@/lib/media/schema'
import type { ActionResult } from '@/lib/platform/action-result'
import { CopiesNote, type CopiesNoteProps } from './copies-note'
import { DescribeDialog, type DescribeDialogProps } from './describe-dialog'

export interface ImageActions {
  describe: DescribeDialogProps['describe']
  remove: (input: { id: string }) => Promise<ActionResult<unknown>>
  retry: CopiesNoteProps['retry']
}

interface ImageCardProps {
  image: GalleryImage
  actions: ImageActions
}

/** Shows an image in the gallery with its buttons. */
export function ImageCard({ image, actions }: ImageCardProps) {
  const router = useRouter()
  const [isDescribing, setDescribing] = useState(false)
  const { name, width, height, size, alt } = image

  return (
    <>
      <Thumbnail image={image} sizes="(min-width: 80rem) 13rem, (min-width: 48rem) 30vw, 45vw" />
      <p className="mt-2.5 line-clamp-2 text-sm font-medium" title={name}>
        {name}
      </p>
      {/* The note is on the same line, so that the buttons stay in place when it disappears. */}
      <div className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-fg-soft">
        <p className="tabular-nums">
          {width} × {height} · {formatFileSize(size)}
        </p>
        <CopiesNote image={image} retry={actions.retry} />
      </div>
      {alt ? (
        <p className="mt-0.5 truncate text-xs text-fg-soft">{alt}</p>
      ) : (
        <IfMayChange>
          <button
            type="button"
            onClick={() => setDescribing(true)}
            className="mt-0.5 text-xs font-medium text-on-warn-soft underline decoration-dotted underline-offset-4"
          >
            Add a description
          </button>
        </IfMayChange>
      )}
      <div className="mt-1 -ml-2.5 flex">
        <CopyLinkButton image={image} />
        <IfMayChange>
          <IconButton label={`Describe ${name}`} onClick={() => setDescribing(true)}>
            <Captions />
          </IconButton>
        </IfMayChange>
        <DeleteImageButton image={image} remove={actions.remove} onSettled={() => router.refresh()} />
      </div>
      <DescribeDialog
        open={isDescribing}
        onClose={() => setDescribing(false)}
        image={image}
        describe={actions.describe}
      />
    </>
  )
}
