'use client'

import { useState } from 'react'
import { createPortal } from 'react-dom'
import { type FieldPath, type FieldPathValue, type FieldValues, useWatch } from 'react-hook-form'
import { IfMayChange } from '@/components/admin/role'
import type { ActionForm } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { type UploadedImage, uploadMessages } from '@/lib/media/schema'
import { GalleryDialog } from './gallery-dialog'
import type { UploadPlace } from './send-file'
import { Thumbnail } from './thumbnail'
import { UploadedNote } from './uploaded-note'

interface ImageFieldProps<Values extends FieldValues> extends UploadPlace {
  form: ActionForm<Values>
  /** The form field that contains the id of the image, or ''. */
  name: FieldPath<Values>
  label: string
  hint: string
  /** The initial image. */
  image: UploadedImage | null
  onChoose?: (image: UploadedImage | null) => void
  /** Shows the image at the full width of the column. */
  wide?: boolean
}

/** Renders a field for a record's image, which can be chosen from the gallery, uploaded and removed. */
export function ImageField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  slot,
  folder,
  image,
  onChoose,
  wide = false,
}: ImageFieldProps<Values>) {
  const [isChoosing, setChoosing] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const [latestImage, setLatestImage] = useState(image)
  const [broken, setBroken] = useState('')
  const [uploads, setUploads] = useState(0)
  const chosen = useWatch({ control: form.control, name })
  const shown = chosen && latestImage?.id === chosen ? latestImage : null
  const isBroken = shown !== null && broken === shown.id
  const noun = label === 'Photo' ? 'photo' : 'image'
  // Also the button's accessible name, which would otherwise be the field's label.
  const verb = `${chosen ? 'Change' : 'Choose'} ${noun}`

  const open = () => {
    setOpened(true)
    setChoosing(true)
  }
  const choose = (next: UploadedImage | null) => {
    setLatestImage(next)
    onChoose?.(next)
    form.setValue(name, (next?.id ?? '') as FieldPathValue<Values, FieldPath<Values>>, { shouldDirty: true })
    setChoosing(false)
  }

  return (
    <Field
      label={label}
      hint={hint}
      optional
      error={form.error(name) ?? (isBroken ? uploadMessages.noPreview : undefined)}
    >
      {(control) => (
        <div className="flex flex-wrap items-center gap-4">
          {shown && !isBroken && (
            <span className={wide ? 'w-full' : 'w-32'}>
              <Thumbnail
                key={shown.id}
                image={shown}
                sizes={wide ? '(min-width: 48rem) 45rem, 100vw' : '8rem'}
                onBroken={() => setBroken(shown.id)}
              />
            </span>
          )}
          {/* The image comes from a restored draft, so only its id is known. */}
          {chosen && !shown && <p className="text-sm text-fg-soft">You’ll see the image after you save.</p>}
          <IfMayChange>
            <Button {...control} aria-label={verb} onClick={open} size="sm" variant="secondary">
              {verb}
            </Button>
            {chosen && (
              <Button onClick={() => choose(null)} size="sm" variant="ghost">
                Remove {noun}
              </Button>
            )}
          </IfMayChange>
          <UploadedNote count={uploads} />
          {wasOpened &&
            // Outside the form, because Enter in the search box would submit it.
            createPortal(
              <GalleryDialog
                open={isChoosing}
                slot={slot}
                folder={folder}
                onClose={() => setChoosing(false)}
                onSelect={choose}
                onUploaded={(uploaded) => {
                  choose(uploaded)
                  setUploads(uploads + 1)
                }}
              />,
              document.body,
            )}
        </div>
      )}
    </Field>
  )
}
