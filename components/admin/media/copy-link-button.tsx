'use client'

import { Link2 } from 'lucide-react'
import { toast } from 'sonner'
import { IconButton } from '@/components/ui/button'
import { mediaPath, type UploadedImage } from '@/lib/media/schema'

/** Reports the result: in a toast, or in the dialog itself, because a dialog covers toasts. */
export interface Announcer {
  success: (text: string) => void
  error: (text: string) => void
}

/** Renders a button that copies the public URL of an image. */
export function CopyLinkButton({ image, announce = toast }: { image: UploadedImage; announce?: Announcer }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(mediaPath(image), location.href).href)
      announce.success('Image URL copied to clipboard!')
    } catch {
      announce.error('Failed to copy URL. Please try again.')
    }
  }
  return (
    <IconButton label={`Copy the link to ${image.name}`} onClick={copy}>
      <Link2 />
    </IconButton>
  )
}
