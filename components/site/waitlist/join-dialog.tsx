'use client'

import { useState } from 'react'
import type { FormAction } from '@/components/forms/send-form'
import { useAutoClose } from '@/components/site/use-auto-close'
import { Dialog } from '@/components/ui/dialog'
import type { SignupSource } from '@/lib/waitlist/signup-source'
import { JoinForm } from './join-form'
import { Joined } from './joined'

export interface JoinDialogProps {
  join: FormAction
  source: SignupSource
  /** The query of an address, which may contain the calculator's plan. */
  search: string
}

/** The dialog is open when mounted. Once closed, it stays mounted until the next one replaces it, so that focus can return. */
export function JoinDialog({ join, source, search }: JoinDialogProps) {
  const [isOpen, setOpen] = useState(true)
  const [isJoined, setJoined] = useState(false)
  const panel = useAutoClose(isJoined, () => setOpen(false))

  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      title={isJoined ? 'You’re on the list' : 'Join the Waitlist'}
      description={isJoined ? undefined : 'Leave your email and we’ll tell you when it’s your turn.'}
    >
      <div ref={panel} role="status">
        {isJoined && <Joined onDone={() => setOpen(false)} />}
      </div>
      {!isJoined && (
        <JoinForm join={join} source={source} search={search} onJoined={() => setJoined(true)} autoFocus />
      )}
    </Dialog>
  )
}
