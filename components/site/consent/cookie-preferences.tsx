'use client'

import { useEffect, useId, useRef } from 'react'
import { allowAll, type ConsentPreferences, type ConsentRecord } from '@/lib/consent/consent-record'
import { CONSENT_CHOSEN, consentDialogClass } from './consent-choice'
import { PreferencesView } from './preferences-view'
import { applyWithdrawal, storeConsent } from './store-consent'

export interface CookiePreferencesProps {
  /** The earlier choice, or null. */
  record: ConsentRecord | null
  onChosen: (preferences: ConsentPreferences) => void
}

/** The dialog is open when mounted. Once closed, it stays mounted, so that focus can return. */
export function CookiePreferences({ record, onChosen }: CookiePreferencesProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector('h2')?.focus()
  }, [])

  function choose(preferences: ConsentPreferences) {
    storeConsent(preferences)
    dialog.current?.close()
    window.dispatchEvent(new Event(CONSENT_CHOSEN))
    onChosen(preferences)
    applyWithdrawal(record?.preferences, preferences)
  }

  return (
    <dialog ref={dialog} aria-labelledby={titleId} className={consentDialogClass}>
      <PreferencesView
        titleId={titleId}
        chosen={record?.preferences ?? allowAll(false)}
        onAcceptAll={() => choose(allowAll(true))}
        onDeclineAll={() => choose(allowAll(false))}
        onSave={choose}
        onLeave={() => dialog.current?.close()}
      />
    </dialog>
  )
}
