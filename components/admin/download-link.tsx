'use client'

import { type MouseEvent, type ReactNode, useRef } from 'react'
import { confirmBeforeDownload } from '@/components/forms/identity'

interface DownloadLinkProps {
  href: string
  className?: string
  children: ReactNode
}

/** A link to a download of personal data. It asks the person to confirm who they are first, if necessary. */
export function DownloadLink({ href, className, children }: DownloadLinkProps) {
  const isConfirmed = useRef(false)
  async function askFirst(event: MouseEvent<HTMLAnchorElement>) {
    if (isConfirmed.current) return
    event.preventDefault()
    const link = event.currentTarget
    if (!(await confirmBeforeDownload())) return
    isConfirmed.current = true
    link.click()
    isConfirmed.current = false
  }
  return (
    <a href={href} download onClick={askFirst} className={className}>
      {children}
    </a>
  )
}
