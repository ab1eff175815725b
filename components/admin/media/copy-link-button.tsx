'use client'

import { Link2 } from 'lucide-react'
import { toast } from 'sonner'
import { IconButton } from '@/components/ui/button'
import { mediaPath, type UploadedImage } from '@/lib/media/schema'

/** Puts the public address of an image on the clipboard. */
export function CopyLinkButton({ image }: { image: UploadedImage }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(mediaPath(image), location.href).href)
      toast.success('Image URL copied to clipboard!')
    } catch {
      toast.error('Failed to copy URL. Please try again.')
    }
  }
  return (
    <IconButton label={`Copy the link of ${image.name}`} onClick={copy}>
      <Link2 aria-hidden="true" size={18} strokeWidth={1.75} />
    </IconButton>
  )
}
