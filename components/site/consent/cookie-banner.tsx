'use client'

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { allowAll, type ConsentPreferences, type ConsentRecord, consent } from '@/lib/consent/consent-record'
import { endWithdrawn, keepConsent } from './keep-consent'
import { PreferencesView } from './preferences-view'
import { SimpleView } from './simple-view'

type Callback = (preferences: ConsentPreferences) => void

export interface CookieBannerProps {
  /** The earlier choice; null asks for the first time, and then an answer is required. */
  record: ConsentRecord | null
  onAcceptAll?: Callback
  onDeclineAll?: Callback
  onSavePreferences?: Callback
}

/** Open from the start. Closed, it stays where it is, so that focus finds its way back. */
export function CookieBanner({ record, onAcceptAll, onDeclineAll, onSavePreferences }: CookieBannerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isAnswered = useRef(record !== null)
  const titleId = useId()
  const [isDetailed, setDetailed] = useState(record !== null)
  const [wasDetailed, setWasDetailed] = useState(false)

  useEffect(() => showInTurn(dialog.current), [])

  useEffect(() => {
    const controller = new AbortController()
    const closeIfAnsweredElsewhere = ({ key, newValue }: StorageEvent) => {
      if (key !== consent.storageKey || !newValue) return
      isAnswered.current = true
      dialog.current?.close()
    }
    window.addEventListener('storage', closeIfAnsweredElsewhere, { signal: controller.signal })
    return () => controller.abort()
  }, [])

  function close() {
    isAnswered.current = true
    dialog.current?.close()
  }

  function choose(preferences: ConsentPreferences, callback?: Callback) {
    keepConsent(preferences)
    close()
    callback?.(preferences)
    endWithdrawn(record?.preferences, preferences)
  }

  function leaveDetails() {
    if (record) return close()
    setWasDetailed(true)
    setDetailed(false)
  }

  function leaveByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    if (isDetailed) leaveDetails()
  }

  const acceptAll = () => choose(allowAll(true), onAcceptAll)
  const declineAll = () => choose(allowAll(false), onDeclineAll)

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      // Esc must not close it without an answer. Browsers that do not know this close it at the second press.
      closedby="none"
      onCancel={(event) => event.preventDefault()}
      onClose={() => isAnswered.current || dialog.current?.showModal()}
      onKeyDown={leaveByEscape}
      aria-labelledby={titleId}
      className="mx-auto mt-auto mb-3 max-h-[calc(100dvh-1.5rem)] w-[calc(100%-1.5rem)] max-w-4xl overflow-y-auto overscroll-contain rounded-lg bg-surface p-5 text-fg shadow-lift outline-none backdrop:bg-scrim backdrop:backdrop-blur-sm open:animate-enter sm:mb-6 sm:p-8 print:hidden"
    >
      {isDetailed ? (
        <PreferencesView
          titleId={titleId}
          chosen={record?.preferences ?? allowAll(false)}
          onAcceptAll={acceptAll}
          onDeclineAll={declineAll}
          onSave={(preferences) => choose(preferences, onSavePreferences)}
          onLeave={leaveDetails}
        />
      ) : (
        <SimpleView
          titleId={titleId}
          isReturning={wasDetailed}
          onAcceptAll={acceptAll}
          onDeclineAll={declineAll}
          onCustomize={() => setDetailed(true)}
        />
      )}
    </dialog>
  )
}

/** Shows the dialog, or waits until another one has been closed: nobody is interrupted while filling in a form. */
function showInTurn(dialog: HTMLDialogElement | null) {
  if (!dialog || dialog.open) return
  const waiting = new AbortController()
  const show = () => {
    if (document.querySelector('dialog:modal')) return
    waiting.abort()
    dialog.showModal()
    // Not the first button: a key meant for the page would press it.
    dialog.focus()
  }
  document.addEventListener('close', show, { capture: true, signal: waiting.signal })
  show()
  return () => waiting.abort()
}
