'use client'

import { ImagePlus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { type FieldPath, type FieldPathValue, type FieldValues, useWatch } from 'react-hook-form'
import { IfMayChange } from '@/components/admin/role'
import { useReadOnly } from '@/components/forms/read-only'
import type { ActionForm } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Field } from '@/components/ui/field'
import { type UploadedImage, uploadMessages } from '@/lib/media/schema'
import type { UploadPlace } from './send-file'
import { Thumbnail } from './thumbnail'
import { UploadedNote } from './uploaded-note'
import { useFieldGallery } from './use-field-gallery'

interface ImageFieldProps<Values extends FieldValues> extends UploadPlace {
  form: ActionForm<Values>
  /** The form field that contains the id of the image, or ''. */
  name: FieldPath<Values>
  label: string
  hint: string
  /** The initial image. */
  image: UploadedImage | null
  onChoose?: (image: UploadedImage | null) => void
  /** If set, the image has the full width of the column, and one quiet line with this text adds one. */
  addText?: string
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
  addText,
}: ImageFieldProps<Values>) {
  const [latestImage, setLatestImage] = useState(image)
  const button = useRef<HTMLButtonElement>(null)
  const hintId = useId()
  const [broken, setBroken] = useState('')
  const chosen = useWatch({ control: form.control, name })
  const shown = chosen && latestImage?.id === chosen ? latestImage : null
  const isBroken = shown !== null && broken === shown.id
  const noun = label === 'Photo' ? 'photo' : 'image'
  const isReadOnly = useReadOnly()
  const isLine = Boolean(addText) && !chosen && !isReadOnly
  // Also the button's accessible name, which would otherwise be the field's label.
  const verb = chosen ? `Change ${noun}` : (addText ?? `Choose ${noun}`)

  const choose = (next: UploadedImage | null) => {
    setLatestImage(next)
    onChoose?.(next)
    form.setValue(name, (next?.id ?? '') as FieldPathValue<Values, FieldPath<Values>>, { shouldDirty: true })
  }
  const gallery = useFieldGallery({ slot, folder, onChoose: choose })
  const remove = () => {
    gallery.ignoreRunningUploads()
    choose(null)
    // The Remove button disappears.
    button.current?.focus()
  }

  return (
    <Field
      label={addText ? <span className="sr-only">{label}</span> : label}
      hint={addText ? undefined : hint}
      optional={!addText}
      error={form.error(name) ?? (isBroken ? uploadMessages.noPreview : undefined)}
    >
      {(control) => (
        <div className="flex flex-wrap items-center gap-4">
          {shown && !isBroken && (
            <span className={addText ? 'w-full' : 'w-32'}>
              <Thumbnail
                key={shown.id}
                image={shown}
                sizes={addText ? '(min-width: 48rem) 45rem, 100vw' : '8rem'}
                onBroken={() => setBroken(shown.id)}
              />
            </span>
          )}
          {/* The image comes from a restored draft, so only its id is known. */}
          {chosen && !shown && <p className="text-sm text-fg-soft">You’ll see the image after you save.</p>}
          <IfMayChange>
            <Button
              {...control}
              ref={button}
              aria-describedby={classNames(control['aria-describedby'], isLine && hintId) || undefined}
              aria-label={verb}
              onClick={gallery.open}
              size="sm"
              variant={isLine ? 'ghost' : 'secondary'}
              className={isLine ? '-ml-3 text-fg-soft' : undefined}
            >
              {isLine && <ImagePlus />}
              {verb}
            </Button>
            {chosen && (
              <Button onClick={remove} size="sm" variant="ghost">
                Remove {noun}
              </Button>
            )}
          </IfMayChange>
          {isLine && (
            <span id={hintId} className="text-sm text-fg-soft max-sm:-mt-3 sm:-ml-3">
              {hint}
            </span>
          )}
          <UploadedNote count={gallery.uploads} />
          {gallery.dialog}
        </div>
      )}
    </Field>
  )
}
