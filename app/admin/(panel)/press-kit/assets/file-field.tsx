'use client'

import { type DragEvent, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useFieldGallery } from '@/components/admin/media/use-field-gallery'
import { IfMayChange } from '@/components/admin/role'
import type { ActionForm } from '@/components/forms/use-action-form'
import { Button, buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { PRESS_FILE_EXTENSIONS, PRESS_FILE_MAX_BYTES } from '@/lib/press/file-rules'
import { type AssetInput, assetFormat, assetSize } from '@/lib/press/schema'
import { FilePicture } from './file-picture'
import { UploadStatus } from './upload-status'
import { usePressUpload } from './use-press-upload'

interface ChosenFile {
  id: string
  name: string
  contentType: string
  /** In bytes. */
  size: number
  previewPath: string | null
}

interface FileFieldProps {
  form: ActionForm<AssetInput>
  /** The initial file. */
  file: ChosenFile | null
  /** Called with the name of an uploaded file, without its extension. */
  onNamed: (name: string) => void
}

/**
 * Sets an asset's file, which can be uploaded, dropped or copied from the gallery. Format and size are taken from the
 * file.
 */
export function FileField({ form, file, onNamed }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [latestFile, setLatestFile] = useState(file)
  const [isDraggedOver, setDraggedOver] = useState(false)
  const { state, upload, copyFromGallery } = usePressUpload((uploaded) => {
    setLatestFile(uploaded)
    form.setValue('fileId', uploaded.id, { shouldDirty: true, shouldValidate: true })
    onNamed(uploaded.name.replace(/\.[a-z]+$/, '').replace(/[-_]+/g, ' '))
  })
  const gallery = useFieldGallery({ slot: 'generalImage', onChoose: copyFromGallery })
  const chosen = useWatch({ control: form.control, name: 'fileId' })
  const shown = [latestFile, file].find((each) => each?.id === chosen)
  const isUploading = state.name === 'uploading'
  const error = form.error('fileId')

  function remove() {
    gallery.ignoreRunningUploads()
    form.setValue('fileId', '', { shouldDirty: true })
    // The Remove button disappears.
    input.current?.focus()
  }
  const uploadFiles = (files: Iterable<File>) => {
    gallery.ignoreRunningUploads()
    upload([...files])
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDraggedOver(false)
    uploadFiles(event.dataTransfer.files)
  }

  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">File</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside */}
      <div
        onDrop={drop}
        onDragOver={(event) => {
          event.preventDefault()
          setDraggedOver(true)
        }}
        onDragLeave={() => setDraggedOver(false)}
        className={classNames(
          'flex flex-wrap items-center gap-4 rounded-md border border-dashed border-line-strong p-4 transition-colors',
          isDraggedOver && 'border-accent bg-sunken',
        )}
      >
        {shown && (
          <>
            <FilePicture path={shown.previewPath} contentType={shown.contentType} className="w-32" />
            <div className="grid min-w-0 flex-1 basis-40 gap-1 text-sm">
              <p className="font-semibold wrap-anywhere">{shown.name}</p>
              <p className="text-fg-soft tabular-nums">
                {assetFormat(shown.contentType)} · {assetSize(shown.size)}
              </p>
            </div>
          </>
        )}
        {/* A colleague uploaded the file, so only its id is known. */}
        {chosen && !shown && <p className="text-sm text-fg-soft">You’ll see the file after you save.</p>}
        <IfMayChange>
          <div className="flex basis-full flex-wrap gap-2">
            {/* A label instead of a button, so that the browser itself opens the file picker. */}
            <label
              className={classNames(
                buttonClass({ size: 'sm', variant: 'secondary' }),
                'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
                isUploading && 'opacity-60',
              )}
            >
              {isUploading ? 'Uploading...' : chosen ? 'Replace file' : 'Upload file'}
              <input
                ref={input}
                type="file"
                name="fileId"
                accept={PRESS_FILE_EXTENSIONS}
                // A disabled input would lose focus.
                aria-disabled={isUploading || undefined}
                aria-describedby="asset-file-hint asset-file-status"
                aria-invalid={error ? true : undefined}
                className="sr-only"
                onClick={(event) => isUploading && event.preventDefault()}
                onChange={(event) => {
                  uploadFiles(event.target.files ?? [])
                  event.target.value = ''
                }}
              />
            </label>
            <Button size="sm" variant="secondary" onClick={gallery.open}>
              Choose from Media
            </Button>
            {chosen && !isUploading && (
              <Button size="sm" variant="ghost" onClick={remove}>
                Remove file
              </Button>
            )}
          </div>
        </IfMayChange>
        <UploadStatus id="asset-file-status" state={state} />
      </div>
      <p id="asset-file-hint" className="text-sm text-fg-soft">
        You can also drop a file here. PNG, JPEG, WEBP, SVG, PDF or ZIP, up to{' '}
        {PRESS_FILE_MAX_BYTES / 1024 / 1024} MB.
      </p>
      <div aria-live="polite">{error && <p className="text-sm font-medium text-danger">{error}</p>}</div>
      {gallery.dialog}
    </fieldset>
  )
}
