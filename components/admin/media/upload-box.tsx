'use client'

import { ImageUp } from 'lucide-react'
import {
  type ClipboardEvent,
  type DragEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { ProgressBar } from '@/components/ui/progress-bar'
import { Spinner } from '@/components/ui/spinner'
import type { UploadedImage } from '@/lib/media/schema'
import { UPLOAD_SLOTS } from '@/lib/platform/upload-slots'
import type { UploadPlace } from './send-file'
import { showRejected, useUpload } from './use-upload'

interface UploadBoxProps extends UploadPlace {
  /** Allows several files at once. Otherwise only the first one is used. */
  multiple?: boolean
  onUploaded: (image: UploadedImage) => void
}

/** Accepts images by file picker, by drag and drop, and by pasting while focus is inside. */
export function UploadBox({ slot, folder, multiple = false, onUploaded }: UploadBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const { state, upload } = useUpload({ slot, folder }, (messages) => {
    // If the gallery has closed, show the errors as a toast.
    if (!input.current) showRejected(messages)
  })
  const [isOver, setOver] = useState(false)
  const hint = useId()
  const { maxBytes, types } = UPLOAD_SLOTS[slot]
  const isUploading = state.name === 'uploading'

  const take = (files: FileList | null) =>
    upload([...(files ?? [])].slice(0, multiple ? undefined : 1), onUploaded)

  const takeEarly = useEffectEvent(() => {
    const early = input.current
    if (!early?.files?.length) return
    take(early.files)
    early.value = ''
  })
  useEffect(() => takeEarly(), [])

  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    take(event.clipboardData.files)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are shortcuts for the button inside
    <div
      onPaste={paste}
      onDrop={drop}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      className={classNames(
        'flex flex-wrap items-center gap-3 rounded-md border border-dashed border-line-strong p-3 transition-colors md:flex-col md:px-5 md:py-6 md:text-center',
        isOver && 'border-accent bg-sunken',
      )}
    >
      {/* A label instead of a button, so that the browser opens the file picker even before this script has loaded. */}
      <label
        className={classNames(
          buttonClass({ size: 'sm', variant: 'secondary' }),
          'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
          isUploading && 'opacity-60',
        )}
      >
        {isUploading ? <Spinner /> : <ImageUp />}
        {isUploading ? 'Uploading...' : multiple ? 'Upload images' : 'Upload image'}
        <input
          ref={input}
          accept={types.join(',')}
          aria-describedby={hint}
          className="sr-only"
          // A disabled input would lose focus.
          aria-disabled={isUploading || undefined}
          multiple={multiple}
          onClick={(event) => isUploading && event.preventDefault()}
          onChange={(event) => {
            take(event.target.files)
            event.target.value = ''
          }}
          type="file"
        />
      </label>
      <p id={hint} className="min-w-0 flex-1 text-xs text-fg-soft md:flex-none md:text-sm">
        <span className="max-md:sr-only">
          You can also drop or paste {multiple ? 'images' : 'an image'} here.{' '}
        </span>
        JPEG, PNG, GIF or WEBP, up to {maxBytes / 1024 / 1024} MB.
      </p>
      <div role="status" className="text-sm empty:hidden max-md:w-full">
        {isUploading && <Progress file={state.file} progress={state.progress} />}
        {state.name === 'success' && <p className="font-medium text-accent">Uploaded successfully</p>}
        {state.name === 'error' &&
          state.messages.map((message) => (
            <p key={message} className="font-medium text-danger">
              {message}
            </p>
          ))}
      </div>
    </div>
  )
}

function Progress({ file, progress }: { file: File; progress: number }) {
  const [preview, setPreview] = useState('')
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setPreview(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return (
    <p className="flex flex-col items-center gap-1.5">
      {preview && (
        // biome-ignore lint/performance/noImgElement: the file has not been uploaded yet
        <img src={preview} alt="" className="h-20 max-w-48 rounded-sm object-contain" />
      )}
      <span className="max-w-64 truncate">{file.name}</span>
      <ProgressBar aria-label={`Uploading ${file.name}`} className="h-1.5 w-48" max={1} value={progress} />
    </p>
  )
}
