'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as Sonner } from 'sonner'
import { placeToasts } from './toast-place'

/** Renders toasts; import `toast` from sonner itself. For the admin only, not for public pages. */
export function Toaster() {
  const [place, setPlace] = useState<HTMLElement>()
  useEffect(() => {
    const element = document.createElement('div')
    setPlace(element)
    return placeToasts(element)
  }, [])

  if (!place) return null
  return createPortal(
    <Sonner
      position="bottom-right"
      duration={6000}
      style={{ fontFamily: 'inherit' }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-center gap-3 rounded-md border border-line bg-surface px-4 py-3 text-sm text-fg shadow-lift',
          description: 'text-fg-soft',
          actionButton:
            'ml-auto rounded-sm px-2.5 py-1.5 font-semibold whitespace-nowrap text-accent hover:bg-sunken',
          error: 'border-danger',
        },
      }}
    />,
    place,
  )
}
