'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { type LeaveQuestion, watchLeaving } from './leave-guards'

/** Asks for confirmation before people leave unsaved changes (`useLeaveGuard`, `confirmLeave`). */
export function LeaveDialog() {
  const [question, setQuestion] = useState<LeaveQuestion | null>(null)
  const openQuestion = useRef<LeaveQuestion>(null)

  useEffect(
    () =>
      watchLeaving((next) => {
        if (openQuestion.current) return next.answer(false)
        openQuestion.current = next
        setQuestion(next)
      }),
    [],
  )

  const answer = (isLeaving: boolean) => {
    setQuestion(null)
    openQuestion.current?.answer(isLeaving)
    openQuestion.current = null
  }
  const leave = question?.hasDraft ? 'Leave' : 'Discard changes'
  return (
    <Dialog
      open={question !== null}
      onClose={() => answer(false)}
      title={question?.isSigningOut ? 'Sign out without saving?' : 'Leave without saving?'}
      description={
        question?.isSigningOut
          ? 'You have unsaved changes in this browser. Signing out deletes them.'
          : question?.hasDraft
            ? 'Your changes are not saved yet. This browser keeps them and offers to restore them when you come back to this form.'
            : 'Your changes will be lost.'
      }
    >
      <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
        <Button onClick={() => answer(false)}>Keep editing</Button>
        <Button variant={question?.hasDraft ? 'secondary' : 'danger'} onClick={() => answer(true)}>
          {question?.isSigningOut ? 'Sign out' : leave}
        </Button>
      </div>
    </Dialog>
  )
}
