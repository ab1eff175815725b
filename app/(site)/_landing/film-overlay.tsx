'use client'

import { useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '@/components/ui/button'
import { CloseIcon } from '@/components/ui/icons'
import { film } from './film'
import styles from './film-overlay.module.css'

export interface FilmOverlayProps {
  /** Called once the overlay has closed and focus and scrolling are restored. */
  onClosed: () => void
}

/** Plays the film over the whole screen. The close button, Esc or a click outside the film closes it. */
export function FilmOverlay({ onClosed }: FilmOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(1)

  useEffect(() => dialog.current?.showModal(), [])

  const close = () => dialog.current?.close()

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is outside the film; Esc does the same natively
    <dialog
      ref={dialog}
      aria-label="Product film"
      onClose={onClosed}
      onClick={(event) => {
        if (event.target === event.currentTarget) close()
      }}
      className="m-0 hidden h-dvh max-h-none w-screen max-w-none items-center justify-center bg-ink/92 p-0 text-white backdrop:bg-transparent open:flex open:animate-enter"
    >
      <IconButton
        label="Close the film"
        onClick={close}
        className="fixed top-3 right-3 z-1 size-12 bg-ink text-white hover:bg-neutral-800 hover:text-white focus-visible:outline-white"
      >
        <CloseIcon className="size-6" />
      </IconButton>
      {hasFailed ? (
        <div role="alert" className="max-w-md p-8 text-center">
          <p className="font-display text-2xl font-bold">The film could not be loaded.</p>
          <p className="mt-3 text-neutral-300">
            Check your connection and try again, or{' '}
            <a href={film.mp4} className="text-white underline underline-offset-4">
              open the file itself
            </a>
            .
          </p>
          <Button
            variant="highlight"
            className="mt-6"
            onClick={() => {
              setFailed(false)
              setAttempt(attempt + 1)
            }}
          >
            Try again
          </Button>
        </div>
      ) : (
        <video
          key={attempt}
          controls
          autoPlay
          playsInline
          poster={film.poster}
          width={film.width}
          height={film.height}
          onError={() => setFailed(true)}
          className={styles.film}
        >
          <source src={film.webm} type="video/webm" />
          <source src={film.mp4} type="video/mp4" onError={() => setFailed(true)} />
          <track kind="captions" src={film.captions} srcLang="en" label="English" default />
        </video>
      )}
    </dialog>
  )
}
