'use client'

import { type ComponentType, useEffect, useState } from 'react'

const PHONE = /android|iphone|ipad|ipod/i

/**
 * The page is the same for everyone, so it is the browser that decides: phones get the promo bar, with its code, when the
 * reader first scrolls; others get nothing.
 */
export function PromoBarHost() {
  const [Bar, setBar] = useState<ComponentType | null>(null)

  useEffect(() => {
    if (!PHONE.test(navigator.userAgent)) return
    const controller = new AbortController()
    const load = () =>
      import('./promo-bar').then(
        (loaded) => setBar(() => loaded.PromoBar),
        () => {}, // The bar is an offer of its own: without it nothing is missing.
      )
    window.addEventListener('scroll', load, { once: true, passive: true, signal: controller.signal })
    return () => controller.abort()
  }, [])

  return Bar && <Bar />
}
