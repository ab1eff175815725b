'use client'

import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { Picture } from '@/components/site/picture'
import { classNames } from '@/components/ui/class-names'
import type { PublicImage } from '@/lib/media/schema'

interface ThumbnailProps {
  image: PublicImage
  sizes: string
  onBroken?: () => void
}

/** Renders an image in a 4:3 frame. If it fails to load, an icon replaces it. */
export function Thumbnail({ image, sizes, onBroken }: ThumbnailProps) {
  const [isBroken, setBroken] = useState(false)
  return (
    <span
      onErrorCapture={() => {
        setBroken(true)
        onBroken?.()
      }}
      className={classNames(
        'flex aspect-4/3 items-center justify-center overflow-hidden rounded-md text-fg-soft',
        // On gray, both dark and light drawings with transparent backgrounds are visible.
        image.blur || isBroken ? 'bg-sunken' : 'bg-neutral-400',
      )}
    >
      {isBroken ? (
        <ImageOff role="img" aria-label="This image cannot be shown" size={28} strokeWidth={1.5} />
      ) : (
        <Picture image={image} alt={image.alt} sizes={sizes} isPlain className="size-full object-contain" />
      )}
    </span>
  )
}
