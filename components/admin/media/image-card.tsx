'use client'

import { Captions, Link2, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from 'sonner'
import { ConfirmDelete } from '@/components/admin/confirm-delete'
import { IconButton } from '@/components/ui/button'
import { formatFileSize, type GalleryImage, mediaPath } from '@/lib/media/schema'
import type { ActionResult } from '@/lib/platform/action-result'
import { DescribeDialog } from './describe-dialog'
import { Thumbnail } from './thumbnail'

export interface ImageActions {
  describe: (input: { id: string; alt: string }) => Promise<ActionResult<unknown>>
  remove: (input: { id: string }) => Promise<ActionResult<unknown>>
}

interface ImageCardProps {
  image: GalleryImage
  actions: ImageActions
}

/** One image of the gallery with what can be done to it. */
export function ImageCard({ image, actions }: ImageCardProps) {
  const router = useRouter()
  const [asked, setAsked] = useState<'delete' | 'describe' | null>(null)
  const { id, name, width, height, size, alt } = image

  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(new URL(mediaPath(image), location.href).href)
      toast.success('Image URL copied to clipboard!')
    } catch {
      toast.error('Failed to copy URL. Please try again.')
    }
  }
  const remove = async () => {
    const result = await actions.remove({ id }).catch(() => null)
    if (result?.ok) toast.success(`Deleted ${name}`)
    else toast.error(result?.message ?? 'Failed to delete image. Please try again.')
    router.refresh()
  }

  return (
    <>
      <Thumbnail image={image} sizes="(min-width: 80rem) 16rem, (min-width: 48rem) 30vw, 45vw" />
      <p className="mt-2.5 truncate text-sm font-medium" title={name}>
        {name}
      </p>
      <p className="text-xs text-fg-soft tabular-nums">
        {width} × {height} · {formatFileSize(size)}
      </p>
      <p className="mt-0.5 truncate text-xs text-fg-soft">{alt || 'No description yet'}</p>
      <div className="mt-1 -ml-2.5 flex">
        <IconButton label={`Copy the link of ${name}`} onClick={copyLink}>
          <Link2 aria-hidden="true" size={18} strokeWidth={1.75} />
        </IconButton>
        <IconButton label={`Describe ${name}`} onClick={() => setAsked('describe')}>
          <Captions aria-hidden="true" size={18} strokeWidth={1.75} />
        </IconButton>
        <IconButton className="hover:text-danger" label={`Delete ${name}`} onClick={() => setAsked('delete')}>
          <Trash2 aria-hidden="true" size={18} strokeWidth={1.75} />
        </IconButton>
      </div>
      <ConfirmDelete
        open={asked === 'delete'}
        onClose={() => setAsked(null)}
        onConfirm={remove}
        question="Are you sure you want to delete this image? This action cannot be undone."
      >
        {name}
      </ConfirmDelete>
      <DescribeDialog
        open={asked === 'describe'}
        onClose={() => setAsked(null)}
        image={image}
        describe={actions.describe}
      />
    </>
  )
}
