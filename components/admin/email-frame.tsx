'use client'

import { useEffect, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'

interface EmailFrameProps {
  html: string
  title: string
  className?: string
}

/**
 * Shows an email in a frame that is as tall as the email. No script runs in the frame, so the page around it measures
 * the email, which `allow-same-origin` permits.
 */
export function EmailFrame({ html, title, className }: EmailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const fit = () => {
      const email = element.contentDocument?.documentElement
      if (email) element.style.height = `${Math.ceil(email.getBoundingClientRect().height)}px`
    }
    // Lines wrap differently when the width changes.
    const resizes = new ResizeObserver(fit)
    resizes.observe(element)
    element.addEventListener('load', fit)
    return () => {
      resizes.disconnect()
      element.removeEventListener('load', fit)
    }
  }, [])
  return (
    <iframe
      ref={frame}
      className={classNames('block h-96 w-full bg-white', className)}
      sandbox="allow-same-origin"
      srcDoc={html}
      title={title}
    />
  )
}
