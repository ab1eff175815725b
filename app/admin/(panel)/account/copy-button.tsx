'use client'

import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'

interface CopyButtonProps {
  text: string
  /** Completes the label "Copy" for screen readers, for example "the key". */
  what: string
}

/** Copies text and confirms it on the button. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('failed')
    }
  }
  const Icon = state === 'copied' ? Check : Copy
  return (
    <>
      <Button size="sm" variant="secondary" onClick={copy}>
        <Icon size={16} />
        {labels[state]}
        <span className="sr-only">{what}</span>
      </Button>
      <span role="status" className="sr-only">
        {state !== 'idle' && labels[state]}
      </span>
    </>
  )
}

const labels = { idle: 'Copy', copied: 'Copied', failed: 'Not copied' }
