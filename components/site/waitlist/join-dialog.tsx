'use client'

import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormAction } from '@/components/forms/form-action'
import { useAutoClose } from '@/components/site/use-auto-close'
import { Dialog } from '@/components/ui/dialog'
import { lagosDay } from '@/lib/dates'
import { calculatePlan } from '@/lib/plan/payout-plan'
import { readPlan, writePlan } from '@/lib/plan/plan-params'
import type { SignupSource } from '@/lib/waitlist/signup-source'
import { JoinForm } from './join-form'
import { AlreadyJoined, Joined, type Signup } from './joined'
import { forgetSignup, readSignup } from './signup-memory'

export interface JoinDialogProps {
  join: FormAction
  source: SignupSource
  /** The query of a URL, which may contain the calculator's plan. */
  search: string
  siteUrl: string
}

/** The dialog is open when mounted. Once closed, it stays mounted until the next one replaces it, so that focus can return. */
export function JoinDialog({ join, source, search, siteUrl }: JoinDialogProps) {
  const [isOpen, setOpen] = useState(true)
  const [remembered, setRemembered] = useState(readSignup)
  const [joined, setJoined] = useState<Signup | null>(null)
  const close = () => setOpen(false)
  const panel = useAutoClose(joined !== null, close)
  const isForm = !(joined || remembered)

  return (
    <Dialog
      open={isOpen}
      onClose={close}
      isAlwaysClosable
      title={isForm ? 'Join the Waitlist' : 'You’re on the list'}
      description={isForm ? 'Leave your name and email, and we’ll tell you when it’s your turn.' : undefined}
    >
      <div ref={panel} role="status">
        {joined && <Joined signup={joined} siteUrl={siteUrl} onDone={close} />}
      </div>
      {remembered && !joined && (
        <AlreadyJoined
          signup={remembered}
          siteUrl={siteUrl}
          onDone={close}
          onOther={() => {
            forgetSignup()
            flushSync(() => setRemembered(null))
            // The button that had focus is gone.
            panel.current?.closest('dialog')?.querySelector<HTMLElement>('[name=name]')?.focus()
          }}
        />
      )}
      {isForm && (
        <JoinForm
          join={join}
          source={source}
          search={withPagePlan(source, search)}
          onJoined={setJoined}
          autoFocus
        />
      )}
    </Dialog>
  )
}

/** Adds the plan in the page's URL, because the calculator's button has none until the result's code has loaded. */
function withPagePlan(source: SignupSource, search: string): string {
  const choice = source === 'calculator' && !readPlan(search) ? readPlan(location.search) : null
  // Not if nothing can be calculated, such as when all dates have passed.
  return choice && calculatePlan(choice, lagosDay(new Date())) ? `${search}&${writePlan(choice)}` : search
}
