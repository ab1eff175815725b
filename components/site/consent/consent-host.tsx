'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { type ConsentPreferences, type ConsentRecord, consentCookie } from '@/lib/consent/consent-record'
import type { CookiePreferencesProps } from './cookie-preferences'
import { readConsent } from './read-consent'

interface ConsentHostProps {
  /** The analytics script, loaded once a visitor allows analytics. */
  analyticsUrl?: string
}

interface ShownDialog {
  Preferences: ComponentType<CookiePreferencesProps>
  record: ConsentRecord | null
  /** A key that increases for each dialog, so that each starts fresh. */
  openCount: number
}

const load = () => import('./cookie-preferences').then((loaded) => loaded.CookiePreferences)

/** Opens the cookie preferences on request, and applies the choice. */
export function ConsentHost({ analyticsUrl }: ConsentHostProps) {
  const [shown, setShown] = useState<ShownDialog | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller

    async function show(event: MouseEvent) {
      if (!(event.target instanceof Element && event.target.closest('[data-cookie-settings]'))) return
      const Preferences = await load().catch(() => null)
      // If the code fails to load, nothing is stored, and the next page asks again.
      if (Preferences)
        setShown((last) => ({ Preferences, record: readConsent(), openCount: (last?.openCount ?? 0) + 1 }))
    }

    document.addEventListener('click', show, { signal })
    const record = readConsent()
    if (record) applyChoice(record.preferences, analyticsUrl)
    return () => controller.abort()
  }, [analyticsUrl])

  if (!shown) return null
  const { Preferences, record, openCount } = shown
  return (
    <Preferences key={openCount} record={record} onChosen={(chosen) => applyChoice(chosen, analyticsUrl)} />
  )
}

/** Reports the choice to the server, and loads the analytics script if the choice allows it. */
function applyChoice(preferences: ConsentPreferences, analyticsUrl: string | undefined) {
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store API
  document.cookie = consentCookie(preferences, location.protocol === 'https:')
  if (!preferences.analytics || !analyticsUrl || document.getElementById('analytics')) return
  const script = Object.assign(document.createElement('script'), {
    id: 'analytics',
    src: analyticsUrl,
    async: true,
  })
  document.head.append(script)
}
