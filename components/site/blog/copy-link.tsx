'use client'

import { useCopy } from '@/components/ui/use-copy'

interface CopyLinkProps {
  url: string
  className: string
}

export function CopyLink({ url, className }: CopyLinkProps) {
  const [outcome, copy] = useCopy(url)
  const status = outcome && messages[outcome]
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

const messages = { copied: 'Link copied', failed: 'Please copy this page’s address' }
