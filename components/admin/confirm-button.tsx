'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { ActionResult } from '@/lib/platform/action-result'
import { ConfirmDelete } from './confirm-delete'
import { useReported } from './use-reported'

interface ConfirmButtonProps {
  /** What stands on the button. */
  label: ReactNode
  question: string
  /** What the button of the dialog says. */
  verb: string
  /** What becomes of it. */
  children: ReactNode
  run: () => Promise<ActionResult<unknown>>
  /** What is said when it is done. */
  done: string
}

/** A button that asks before it acts, and then says how it went. */
export function ConfirmButton({ label, question, verb, children, run, done }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const report = useReported()
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDelete
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => report(run, done)}
        question={question}
        verb={verb}
      >
        {children}
      </ConfirmDelete>
    </>
  )
}
