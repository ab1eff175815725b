import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { ProgressBar } from '@/components/ui/progress-bar'
import type { SentResume } from '@/lib/applications/resume-rules'

/** Shows the progress of a file that is uploading, or being checked by the server. */
export function UploadingResume(props: { file: File; progress: number; onCancel: () => void }) {
  const { file, progress, onCancel } = props
  const percent = Math.min(100, Math.round(progress * 100))
  return (
    <FileLine
      name={file.name}
      size={file.size}
      note={progress < 1 ? `Uploading, ${percent}%` : 'Checking...'}
      actions={
        <Button variant="ghost" size="sm" onClick={onCancel}>
          Cancel upload
        </Button>
      }
    >
      <ProgressBar
        aria-label={`Uploading ${file.name}`}
        max={1}
        value={progress}
        className="mt-3 block h-1.5 w-full"
      />
    </FileLine>
  )
}

export function RejectedResume(props: {
  file: File
  onRetry: (() => void) | undefined
  onChoose: () => void
  onRemove: () => void
}) {
  const { file, onRetry, onChoose, onRemove } = props
  return (
    <FileLine
      name={file.name}
      size={file.size}
      note="Not attached"
      tone="danger"
      actions={
        <>
          <Button variant="secondary" size="sm" onClick={onRetry ?? onChoose}>
            {onRetry ? 'Try again' : 'Choose another file'}
          </Button>
          <Button variant="ghost" size="sm" onClick={onRemove}>
            Remove
          </Button>
        </>
      }
    />
  )
}

export function AttachedResume({ resume, onRemove }: { resume: SentResume; onRemove: () => void }) {
  return (
    <>
      <FileLine
        name={resume.name}
        size={resume.size}
        note="Attached"
        tone="accent"
        actions={
          <Button variant="ghost" size="sm" onClick={onRemove} className="noscript:hidden">
            Remove
          </Button>
        }
      />
      <label className="mt-3 hidden items-center gap-2.5 text-sm noscript:flex">
        <input type="checkbox" name="removeResume" className="size-5 accent-accent" />
        Remove this file
      </label>
    </>
  )
}

interface FileLineProps {
  name: string
  size: number
  note: string
  tone?: 'accent' | 'danger'
  actions: ReactNode
  children?: ReactNode
}

function FileLine({ name, size, note, tone, actions, children }: FileLineProps) {
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileIcon tone={tone} />
        <div className="min-w-0 flex-1 basis-40">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-sm text-fg-soft">
            {formatSize(size)} · <span role="status">{note}</span>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      {children}
    </div>
  )
}

function FileIcon({ tone }: Pick<FileLineProps, 'tone'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames(
        'size-8 shrink-0 fill-none stroke-current',
        tone === 'danger' ? 'text-danger' : tone === 'accent' ? 'text-accent' : 'text-fg-soft',
      )}
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M6 3h8l4 4v14H6z M14 3v4h4" />
      {tone === 'accent' && <path d="m9 14.500 2 2 4-4.500" />}
      {tone === 'danger' && <path d="m9.500 12.500 5 5 m0-5-5 5" />}
    </svg>
  )
}

/** Formats a size as "1.2 MB". The server stores the exact size. */
function formatSize(bytes: number): string {
  const kilobytes = bytes / 1024
  if (kilobytes < 1024) return `${Math.max(1, Math.round(kilobytes))} KB`
  return `${(kilobytes / 1024).toFixed(1)} MB`
}
