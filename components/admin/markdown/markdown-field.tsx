'use client'

import { type ReactNode, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import { GalleryDialog } from '@/components/admin/media/gallery-dialog'
import { UploadedNote } from '@/components/admin/media/uploaded-note'
import { IfMayChange } from '@/components/admin/role'
import { useReadOnly } from '@/components/forms/read-only'
import type { ActionForm } from '@/components/forms/use-action-form'
import prose from '@/components/site/prose/prose.module.css'
import { classNames } from '@/components/ui/class-names'
import { Field } from '@/components/ui/field'
import { PageTextarea } from '@/components/ui/input'
import { type ImageSlot, mediaPath, type UploadedImage } from '@/lib/media/schema'
import { LivePreview } from './live-preview'
import { LongTextNotice } from './long-text-notice'
import { Toolbar } from './toolbar'
import { useDroppedImages } from './use-dropped-images'
import { useEditor } from './use-editor'
import { FocusButton } from './view-buttons'

interface MarkdownFieldProps<Values extends FieldValues> {
  form: ActionForm<Values>
  name: FieldPath<Values>
  label: ReactNode
  hint: string
  rows: number
  /** The destination of images uploaded while writing. */
  slot: ImageSlot
  /** Further buttons above the text. */
  buttons?: ReactNode
}

const views = ['Text', 'Preview'] as const

/**
 * Renders a field for long Markdown text with a toolbar, shortcuts and a preview. Images can also be uploaded by
 * dropping or pasting them into the text.
 */
export function MarkdownField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  rows,
  slot,
  buttons,
}: MarkdownFieldProps<Values>) {
  const textarea = useRef<HTMLTextAreaElement>(null)
  const [view, setView] = useState<(typeof views)[number]>('Text')
  const [isChoosing, setChoosing] = useState(false)
  // Inserts Markdown where the cursor was when the gallery was last opened.
  const [gallery, setGallery] = useState<{ insert: (block: string) => void } | null>(null)
  const currentGallery = useRef<typeof gallery>(null)
  const chosen = useRef<UploadedImage>(null)
  const [uploads, setUploads] = useState(0)
  const text = String(useWatch({ control: form.control, name }) ?? '')
  const { ref, ...registered } = form.register(name)
  const chooseImage = () => {
    const opened = { insert: markPlace() }
    currentGallery.current = opened
    setGallery(opened)
    setChoosing(true)
  }
  const { parent, editor, run, insertBlock, markPlace, composition } = useEditor({
    textarea,
    isReadOnly: useReadOnly(),
    chooseImage,
  })

  const insertImage = (image: UploadedImage, insert = insertBlock) => {
    // Square brackets would end the alternative text.
    const alt = image.alt.replace(/[[\]]/g, '')
    insert(`![${alt}](${mediaPath(image)})`)
  }
  const countUpload = () => setUploads((count) => count + 1)
  const choose = (image: UploadedImage) => {
    chosen.current = image
    setChoosing(false)
  }
  const handleUpload = (image: UploadedImage) => {
    countUpload()
    // An upload may end after its gallery has closed, and even after the gallery was opened again.
    if (gallery === currentGallery.current) choose(image)
    else insertImage(image, gallery?.insert)
  }
  const insertChosen = () => {
    currentGallery.current = null
    if (chosen.current) insertImage(chosen.current)
    chosen.current = null
  }
  const dropped = useDroppedImages({
    slot,
    moveTo: (point) => editor?.moveTo(point),
    markPlace: () => {
      const insert = markPlace()
      return (image) => {
        insertImage(image, insert)
        countUpload()
      }
    },
  })

  return (
    <Field label={label} hint={hint} error={form.error(name)}>
      {(control) => (
        <>
          <div className="writing-tools z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line bg-canvas py-1.5 sm:sticky sm:top-16">
            <div
              className={classNames(
                // On a phone, one row that scrolls to the edges of the screen.
                'scroll-shadows max-sm:-mx-4 max-sm:w-[calc(100%+2rem)] max-sm:contain-inline-size max-sm:overflow-x-auto max-sm:px-4',
                view === 'Preview' && 'invisible',
              )}
            >
              <IfMayChange>
                <Toolbar
                  controls={editor?.id ?? control.id}
                  run={run}
                  insertBlock={insertBlock}
                  chooseImage={chooseImage}
                />
              </IfMayChange>
            </div>
            <div className="flex items-center gap-1">
              <fieldset className="segments">
                <legend className="sr-only">View</legend>
                {views.map((each) => (
                  <button
                    key={each}
                    type="button"
                    aria-pressed={view === each}
                    onClick={() => setView(each)}
                    className="segment"
                  >
                    {each}
                  </button>
                ))}
              </fieldset>
              <IfMayChange>
                <FocusButton focusText={() => (editor ?? textarea.current)?.focus()} />
                {buttons}
              </IfMayChange>
            </div>
            <div className="w-full empty:hidden">
              <LongTextNotice text={text} />
            </div>
          </div>
          <UploadedNote count={uploads} />
          <div {...dropped.handlers} className={classNames('relative grid', view === 'Preview' && 'hidden')}>
            <PageTextarea
              {...control}
              {...registered}
              {...composition}
              ref={(element) => {
                ref(element)
                textarea.current = element
              }}
              rows={rows}
              placeholder="Write here. Drop or paste images where they belong."
              aria-hidden={editor !== null || undefined}
              tabIndex={editor ? -1 : undefined}
              onFocus={() => editor?.focus()}
              className={editor ? 'sr-only' : 'min-h-56 py-2 text-lg leading-relaxed'}
            />
            <div ref={parent} className={classNames(prose.prose, 'md-editor')} />
          </div>
          {dropped.progress}
          {view === 'Preview' && <LivePreview text={text} />}
          {gallery &&
            // Outside the form, because Enter in the search box would submit it.
            createPortal(
              <GalleryDialog
                open={isChoosing}
                slot={slot}
                onClose={() => setChoosing(false)}
                onClosed={insertChosen}
                onSelect={choose}
                onUploaded={handleUpload}
              />,
              document.body,
            )}
        </>
      )}
    </Field>
  )
}
