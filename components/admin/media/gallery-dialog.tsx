'use client'

import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { SearchInput } from '@/components/admin/search-input'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Spinner } from '@/components/ui/spinner'
import { formatCountOf } from '@/lib/count'
import { formatFileSize, type UploadedImage } from '@/lib/media/schema'
import { CopyLinkButton } from './copy-link-button'
import { DeleteImageButton } from './delete-image-button'
import type { UploadPlace } from './send-file'
import { Thumbnail } from './thumbnail'
import { UploadBox } from './upload-box'
import { sendDeletion, useGallery } from './use-gallery'

interface GalleryDialogProps extends UploadPlace {
  open: boolean
  onClose: () => void
  /** Called once the dialog has closed and focus has returned. */
  onClosed?: () => void
  onSelect: (image: UploadedImage) => void
  /** Handles uploads separately from selections, if provided. */
  onUploaded?: (image: UploadedImage) => void
}

/** Renders a dialog to choose an existing image or upload a new one. */
export function GalleryDialog({
  open,
  slot,
  folder,
  onClose,
  onClosed,
  onSelect,
  onUploaded = onSelect,
}: GalleryDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} onClosed={onClosed} size="lg" title="Choose an image">
      <div className="grid gap-5">
        <UploadBox slot={slot} folder={folder} onUploaded={onUploaded} />
        <Gallery onSelect={onSelect} />
      </div>
    </Dialog>
  )
}

function Gallery({ onSelect }: { onSelect: (image: UploadedImage) => void }) {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const { images, hasNext, isLoading, hasFailed, isLoadingMore, loadMore, tryAgain, drop } = useGallery(q)
  const list = useRef<HTMLUListElement>(null)
  // The index of the image that gets focus once it has loaded, because the button that was pressed may disappear.
  const nextFocus = useRef(-1)
  useEffect(() => {
    const image = list.current?.children[nextFocus.current]?.querySelector('button')
    if (!image) return
    nextFocus.current = -1
    image.focus()
  })
  const focusFrom = (index: number, load: () => void) => ({
    onClick: () => {
      nextFocus.current = index
      load()
    },
    onBlur: () => {
      nextFocus.current = -1
    },
  })
  return (
    <>
      <search className="relative">
        <SearchInput
          label="Search by name or description"
          onChange={(event) => setTyped(event.target.value)}
          value={typed}
        />
      </search>
      <p role="status" className="sr-only">
        {!isLoading &&
          !hasFailed &&
          (images.length > 0 ? `Showing ${formatCountOf(images.length, 'image', 'images')}` : 'No images')}
      </p>
      {isLoading && (
        <p className="flex justify-center py-6 text-fg-soft">
          <Spinner label="Loading images" />
        </p>
      )}
      {!isLoading && !hasFailed && images.length === 0 && (
        <EmptyState title="No images found">
          {q ? 'No images match the search term' : 'Upload some images to get started'}
        </EmptyState>
      )}
      <ul ref={list} aria-label="Images" className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {images.map((image) => (
          <li key={image.id} className="min-w-0">
            <button
              type="button"
              onClick={() => onSelect(image)}
              className="block w-full rounded-md text-left hover:opacity-85"
            >
              <Thumbnail image={image} sizes="(min-width: 40rem) 14rem, 45vw" />
              <span className="mt-1.5 block truncate text-sm">{image.name}</span>
            </button>
            <div className="flex items-center justify-between">
              <span className="text-xs text-fg-soft tabular-nums">{formatFileSize(image.size)}</span>
              <span className="-mr-2.5 flex">
                <CopyLinkButton image={image} />
                <DeleteImageButton
                  image={image}
                  remove={sendDeletion}
                  onSettled={(isDeleted) => isDeleted && drop(image.id)}
                />
              </span>
            </div>
          </li>
        ))}
      </ul>
      {hasFailed && (
        <ErrorState
          title="Failed to load images. Please try again."
          action={!hasNext && <Button {...focusFrom(0, tryAgain)}>Try Again</Button>}
        />
      )}
      {hasNext && (
        <Button
          className="justify-self-center"
          loading={isLoadingMore}
          {...focusFrom(images.length, loadMore)}
          size="sm"
          variant="secondary"
        >
          {hasFailed ? 'Try Again' : 'Load more'}
        </Button>
      )}
    </>
  )
}
