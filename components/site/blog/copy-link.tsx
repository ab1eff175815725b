'use client'

import { useState } from 'react'

interface CopyLinkProps {
  url: string
  className: string
}

export function CopyLink({ url, className }: CopyLinkProps) {
  const [status, setStatus] = useState<string | null>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setStatus('Link copied')
    } catch {
      // The clipboard is unavailable, for example without permission or https. People can still copy from the address bar.
      setStatus('Please copy this page’s address')
    }
    setTimeout(() => setStatus(null), 4000)
  }

  return (
    <>
      <button type="button" onClick={copy} className={className}>
        {status ?? 'Copy link'}
      </button>
      <span role="status" className="sr-only">
        {status}
      </span>
    </>
  )
}
