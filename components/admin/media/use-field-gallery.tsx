import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { UploadedImage } from '@/lib/media/schema'
import { GalleryDialog } from './gallery-dialog'
import type { UploadPlace } from './send-file'

interface Options extends UploadPlace {
  onChoose: (image: UploadedImage) => void
}

/**
 * Opens the gallery for a form field. An upload whose image would replace something that was chosen after it started
 * only adds the image to the gallery.
 */
export function useFieldGallery({ slot, folder, onChoose }: Options) {
  const [isOpen, setOpen] = useState(false)
  // How many times the gallery has been opened.
  const [openings, setOpenings] = useState(0)
  // Uploads started before this opening no longer change the field, because people have chosen since.
  const oldestValidOpening = useRef(0)
  const [uploads, setUploads] = useState(0)

  const open = () => {
    setOpenings(openings + 1)
    setOpen(true)
  }
  const choose = (image: UploadedImage) => {
    setOpen(false)
    onChoose(image)
  }
  const ignoreRunningUploads = () => {
    oldestValidOpening.current = openings + 1
  }
  const chooseManually = (image: UploadedImage) => {
    ignoreRunningUploads()
    choose(image)
  }
  // An upload calls this function from the render in which it started, so `openings` is the count at that time.
  const chooseUploaded = (image: UploadedImage) => {
    setUploads((count) => count + 1)
    if (openings < oldestValidOpening.current) return
    oldestValidOpening.current = openings
    choose(image)
  }

  const dialog =
    openings > 0 &&
    // Outside the form, because Enter in the search box would submit it.
    createPortal(
      <GalleryDialog
        open={isOpen}
        slot={slot}
        folder={folder}
        onClose={() => setOpen(false)}
        onSelect={chooseManually}
        onUploaded={chooseUploaded}
      />,
      document.body,
    )
  return {
    open,
    dialog,
    /** The number of images uploaded so far. */
    uploads,
    /** For use when the field is changed without the gallery. */
    ignoreRunningUploads,
  }
}
