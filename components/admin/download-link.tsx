'use client'

import { type MouseEvent, type ReactNode, useRef } from 'react'
import { confirmBeforeDownload } from '@/components/forms/identity'
import { classNames } from '@/components/ui/class-names'

interface DownloadLinkProps {
  href: string
  className?: string
  children: ReactNode
}

/**
 * Renders a link to a download of personal data. Asks people to confirm who they are first, if necessary. A click
 * before the script has loaded is held back, because the server would refuse the download. There is no `download`
 * attribute, because the browser would then save the text of a refusal as a file.
 */
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
    <a
      href={href}
      data-opens-dialog=""
      onClick={askFirst}
      className={classNames(className, 'aria-busy:opacity-60')}
    >
      {children}
    </a>
  )
}
