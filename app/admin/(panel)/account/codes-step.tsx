'use client'

import { Download, Printer } from 'lucide-react'
import { takeFocus } from '@/components/forms/take-focus'
import { Button, buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { site } from '@/lib/site'
import { CopyButton } from './copy-button'

interface CodesStepProps {
  codes: string[]
  username: string
  /** True if someone tried to close the dialog before saving the codes. */
  isLeaving: boolean
  onSaved: () => void
}

/** Shows the recovery codes, which are never shown again. */
export function CodesStep({ codes, username, isLeaving, onSaved }: CodesStepProps) {
  const title = `${site.name} Admin recovery codes for ${username}`
  const text = `${title}\n\nEach works once, in place of a code from the app.\n\n${codes.join('\n')}\n`
  return (
    <div ref={takeFocus} tabIndex={-1} className="grid gap-5 outline-none">
      {isLeaving && (
        <Notice tone="warn">They won’t be shown again. Save them first, then press the button below.</Notice>
      )}
      <p className="text-fg-soft">
        If you don’t have your phone, one of these lets you sign in. Each works once. Print them or store them
        in a password manager: they won’t be shown again.
      </p>
      <div data-printed>
        <p className="mb-3 hidden font-semibold print:block">{title}</p>
        <ul
          aria-label="Recovery codes"
          className="grid gap-y-2 rounded-md bg-sunken p-4 font-mono text-sm tabular-nums"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} what="the recovery codes" />
        <a
          download="recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          className={buttonClass({ size: 'sm', variant: 'secondary' })}
        >
          <Download size={16} /> Download
        </a>
        <Button size="sm" variant="secondary" onClick={() => window.print()}>
          <Printer size={16} /> Print
        </Button>
      </div>
      <div>
        <Button onClick={onSaved}>I’ve saved them</Button>
      </div>
    </div>
  )
}
