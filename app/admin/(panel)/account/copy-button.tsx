'use client'

import { Check, Copy } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useCopy } from '@/components/ui/use-copy'

interface CopyButtonProps {
  text: string
  /** Completes the label "Copy" for screen readers, for example "the key". */
  what: string
}

/** Copies text and confirms it on the button. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const [outcome, copy] = useCopy(text)
  const status = outcome && messages[outcome]
  const Icon = outcome === 'copied' ? Check : Copy
  return (
    <>
      <Button size="sm" variant="secondary" onClick={copy}>
        <Icon size={16} />
        {status ?? 'Copy'}
        <span className="sr-only">{what}</span>
      </Button>
      <span role="status" className="sr-only">
        {status}
      </span>
    </>
  )
}

const messages = { copied: 'Copied', failed: 'Not copied' }
