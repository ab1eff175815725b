'use client'

import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { AttachedResume, RejectedResume, UploadingResume } from './resume-states'
import type { Resume } from './use-resume'

const ACCEPTED =
  '.pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

interface ResumeFieldProps {
  resume: Resume
  /** The server's message about the file. */
  error?: string | undefined
}

/**
 * Takes a resume. A file can be chosen or dropped, is uploaded immediately, and can be removed. Without JavaScript,
 * the field is a plain file input.
 */
export function ResumeField({ resume, error }: ResumeFieldProps) {
  const { state } = resume
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const [isOver, setOver] = useState(false)

  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) resume.choose(file)
    // The file is uploaded separately, so the form must not send it again.
    if (input.current) input.current.value = ''
  }
  const takeEarly = useEffectEvent(() => take(input.current?.files ?? null))
  useEffect(() => takeEarly(), [])

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const remove = () => {
    resume.remove()
    input.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the control inside
    <div
      onDrop={drop}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      className="grid gap-1.5 sm:col-span-2"
    >
      <label id={`${id}-label`} htmlFor={id} className="text-sm font-semibold">
        Resume <span className="font-normal text-fg-soft">(optional)</span>
      </label>
      <div
        className={classNames(
          'relative rounded-md border border-dashed px-4 py-4 transition-colors has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ring',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface',
        )}
      >
        <input
          ref={input}
          id={id}
          name="resumeFile"
          data-error="resume"
          type="file"
          accept={ACCEPTED}
          // Name the input by this label only: the button below is a label, too.
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={error || state.name === 'refused' ? true : undefined}
          onChange={(event) => take(event.target.files)}
          className="sr-only noscript:not-sr-only noscript:mb-3 noscript:block noscript:w-full noscript:last:mb-0 file:mr-3 file:min-h-9 file:rounded-sm file:border file:border-line-strong file:px-3 file:text-sm file:font-semibold"
        />
        {state.name === 'empty' && <EmptyResume inputId={id} />}
        {state.name === 'sending' && <UploadingResume {...state} onCancel={remove} />}
        {state.name === 'refused' && (
          <RejectedResume
            file={state.file}
            onRetry={state.canRetry ? () => resume.choose(state.file) : undefined}
            onChoose={() => input.current?.click()}
            onRemove={remove}
          />
        )}
        {state.name === 'attached' && <AttachedResume {...state} onRemove={remove} />}
      </div>
      <p id={`${id}-hint`} className="text-sm text-fg-soft">
        PDF, DOC or DOCX, up to 10MB.
      </p>
      <div id={`${id}-error`} aria-live="polite" className="text-sm font-medium text-danger">
        {state.name === 'refused' ? <p>{state.message}</p> : error && <p>{error}</p>}
      </div>
      {state.name === 'attached' && (
        <>
          <input type="hidden" name="resume" value={state.resume.token} />
          <input type="hidden" name="resumeName" value={state.resume.name} />
          <input type="hidden" name="resumeSize" value={state.resume.size} />
        </>
      )}
    </div>
  )
}

/**
 * Shows a button to choose a file, for pointers only. Keyboard and screen reader users use the file input itself. The
 * button is a label, because a label works before the page's script has loaded.
 */
function EmptyResume({ inputId }: { inputId: string }) {
  return (
    <div aria-hidden="true" className="flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden">
      <label htmlFor={inputId} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
        Choose a file
      </label>
      <span className="text-sm text-fg-soft max-sm:hidden">or drop it here</span>
    </div>
  )
}
