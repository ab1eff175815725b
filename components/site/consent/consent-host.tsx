'use client'

import { type ComponentType, useEffect, useState } from 'react'
import {
  type ConsentPreferences,
  type ConsentRecord,
  consent,
  consentCookie,
  parseConsent,
} from '@/lib/consent/consent-record'
import type { CookieBannerProps } from './cookie-banner'

interface ConsentHostProps {
  /** A script that measures visits. It is fetched once a visitor allows analytics. */
  analyticsUrl?: string
}

interface Shown {
  Banner: ComponentType<CookieBannerProps>
  record: ConsentRecord | null
  /** A new number is a new banner: nothing of the last one is left. */
  turn: number
}

const ASK_AFTER_MS = 1_000
const load = () => import('./cookie-banner').then((loaded) => loaded.CookieBanner)

/**
 * Asks about cookies who has not been asked, and again anyone who follows a Cookie settings link. Nothing that the site could
 * do without runs before the answer. This is all the script that visitors who have answered get.
 */
export function ConsentHost({ analyticsUrl }: ConsentHostProps) {
  const [shown, setShown] = useState<Shown | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let timer: number | undefined

    async function show() {
      const Banner = await load().catch(() => null)
      // Without the banner's code nothing was agreed to; the next page asks.
      if (Banner) setShown((last) => ({ Banner, record: readConsent(), turn: (last?.turn ?? 0) + 1 }))
    }

    function askSoon() {
      timer = window.setTimeout(show, ASK_AFTER_MS)
      load().catch(() => {})
    }

    function showSettings(event: MouseEvent) {
      if (event.target instanceof Element && event.target.closest('[data-cookie-settings]')) show()
    }

    document.addEventListener('click', showSettings, { signal })
    const record = readConsent()
    if (record) obey(record.preferences, analyticsUrl)
    else if (document.readyState === 'complete') askSoon()
    else window.addEventListener('load', askSoon, { signal })
    return () => {
      controller.abort()
      window.clearTimeout(timer)
    }
  }, [analyticsUrl])

  if (!shown) return null
  const { Banner, record, turn } = shown
  const obeyChoice = (preferences: ConsentPreferences) => obey(preferences, analyticsUrl)
  return (
    <Banner
      key={turn}
      record={record}
      onAcceptAll={obeyChoice}
      onDeclineAll={obeyChoice}
      onSavePreferences={obeyChoice}
    />
  )
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
