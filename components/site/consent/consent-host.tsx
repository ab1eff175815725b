'use client'

import { type ComponentType, useEffect, useState } from 'react'
import {
  type ConsentPreferences,
  type ConsentRecord,
  consent,
  consentCookie,
  parseConsent,
} from '@/lib/consent/consent-record'
import type { CookiePreferencesProps } from './cookie-preferences'

interface ConsentHostProps {
  /** A script that measures visits. It is fetched once a visitor allows analytics. */
  analyticsUrl?: string
}

interface Shown {
  Preferences: ComponentType<CookiePreferencesProps>
  record: ConsentRecord | null
  /** A new number is a new dialog: nothing of the last one is left. */
  turn: number
}

const load = () => import('./cookie-preferences').then((loaded) => loaded.CookiePreferences)

/** Shows the cookie preferences to anyone who asks for them, and obeys what was chosen. */
export function ConsentHost({ analyticsUrl }: ConsentHostProps) {
  const [shown, setShown] = useState<Shown | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller

    async function show(event: MouseEvent) {
      if (!(event.target instanceof Element && event.target.closest('[data-cookie-settings]'))) return
      const Preferences = await load().catch(() => null)
      // Without their code nothing was agreed to; the next page asks.
      if (Preferences)
        setShown((last) => ({ Preferences, record: readConsent(), turn: (last?.turn ?? 0) + 1 }))
    }

    document.addEventListener('click', show, { signal })
    const record = readConsent()
    if (record) obey(record.preferences, analyticsUrl)
    return () => controller.abort()
  }, [analyticsUrl])

  if (!shown) return null
  const { Preferences, record, turn } = shown
  return <Preferences key={turn} record={record} onChosen={(chosen) => obey(chosen, analyticsUrl)} />
}

function readConsent(): ConsentRecord | null {
  try {
    return parseConsent(localStorage.getItem(consent.storageKey))
  } catch {
    return null // Storage is switched off.
  }
}

/** Informs the server, and runs what is allowed. */
function obey(preferences: ConsentPreferences, analyticsUrl: string | undefined) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = consentCookie(preferences, location.protocol === 'https:')
  if (!preferences.analytics || !analyticsUrl || document.getElementById('analytics')) return
  const script = Object.assign(document.createElement('script'), {
    id: 'analytics',
    src: analyticsUrl,
    async: true,
  })
  document.head.append(script)
}
