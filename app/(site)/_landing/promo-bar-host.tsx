'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { PromoBarProps } from './promo-bar'

const MOBILE = /android|iphone|ipad|ipod/i

/**
 * Shows the promo bar on iOS and Android only. The page is the same for everyone, so the browser checks its own user
 * agent, and loads the bar when the reader first scrolls. `hasRating` is false if staff hide the app's rating.
 */
export function PromoBarHost({ hasRating }: PromoBarProps) {
  const [Bar, setBar] = useState<ComponentType<PromoBarProps> | null>(null)

  useEffect(() => {
    if (!MOBILE.test(navigator.userAgent)) return
    const controller = new AbortController()
    const load = () =>
      import('./promo-bar').then(
        (loaded) => setBar(() => loaded.PromoBar),
        () => {}, // The bar is optional, so ignore a failure.
      )
    window.addEventListener('scroll', load, { once: true, passive: true, signal: controller.signal })
    return () => controller.abort()
  }, [])

  return Bar && <Bar hasRating={hasRating} />
}
