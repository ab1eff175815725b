import type { PublicImage } from '@/lib/media/schema'
import { Picture } from './picture'
import { Portrait } from './portrait'

interface PersonPictureProps {
  name: string
  /** Null to show only the initials. */
  image: PublicImage | null
  /** The `sizes` attribute of the image. */
  sizes: string
  /** The size of the square. */
  className: string
}

/**
 * Shows a person's photo over their initials, which remain visible if there is no photo or it fails to load. Browsers
 * draw nothing for a broken image with empty alternative text, unless the image has a size of its own (then they draw
 * an icon). No alternative text is needed, because the name is next to the photo. Works without JavaScript.
 */
export function PersonPicture({ name, image, sizes, className }: PersonPictureProps) {
  return (
    <div className={`relative shrink-0 overflow-hidden rounded-md ${className}`}>
      <Portrait name={name} className="size-full" />
      {image && (
        <Picture
          image={image}
          // A background would cover the initials.
          isPlain
          alt=""
          sizes={sizes}
          className="absolute top-0 left-0 h-auto max-h-full min-h-full w-auto max-w-full min-w-full object-cover"
        />
      )}
    </div>
  )
}
