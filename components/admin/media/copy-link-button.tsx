'use client'

import { Link2 } from 'lucide-react'
import { toast } from 'sonner'
import { IconButton } from '@/components/ui/button'
import { mediaPath, type UploadedImage } from '@/lib/media/schema'

/** Renders a button that copies the public URL of an image. */
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
    <IconButton label={`Copy the link to ${image.name}`} onClick={copy}>
      <Link2 />
    </IconButton>
  )
}
