import { Picture } from '@/components/ui/picture'
import { mediaPath, type PublicImage } from '@/lib/media/schema'
import { Portrait } from './portrait'

interface PersonPictureProps {
  name: string
  /** null: the initials alone. */
  image: PublicImage | null
  /** How wide it is shown, as an img element wants it. */
  sizes: string
  /** Its size. It is a square. */
  className: string
}

/**
 * Someone's photo over their initials, which stay where it is missing or does not come: browsers draw nothing for a broken picture
 * with an empty alternative text, as long as it has no size of its own (an icon otherwise). The name is beside it. No script.
 */
export function PersonPicture({ name, image, sizes, className }: PersonPictureProps) {
  return (
    <div className={`relative shrink-0 overflow-hidden rounded-md ${className}`}>
      <Portrait name={name} className="size-full" />
      {image && (
        <Picture
          src={mediaPath(image)}
          width={image.width}
          height={image.height}
          // A ground would stand before the initials.
          blur=""
          alt=""
          sizes={sizes}
          className="absolute top-0 left-0 h-auto max-h-full min-h-full w-auto max-w-full min-w-full object-cover"
        />
      )}
    </div>
  )
}
