'use client'

import { Ban, Ellipsis, KeyRound, UserRoundCheck } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDelete } from '@/components/admin/confirm-delete'
import { useAction } from '@/components/admin/use-action'
import { IconButton } from '@/components/ui/button'
import { Menu, MenuItem } from '@/components/ui/menu'
import { disableAccount, enableAccount, resetSecondFactor } from '@/lib/staff/actions'

interface RowActionsProps {
  account: { id: string; name: string; hasSecondFactor: boolean; disabledAt: Date | null }
}

/** What one can do about a colleague's account. */
export function RowActions({ account: { id, name, hasSecondFactor, disabledAt } }: RowActionsProps) {
  const [asked, setAsked] = useState<'disable' | 'reset' | null>(null)
  const [enable] = useAction(enableAccount, { done: `${name} can sign in again` })
  const [disable] = useAction(disableAccount, { done: `${name} is disabled and signed out` })
  const [reset] = useAction(resetSecondFactor, { done: `The second factor of ${name} is reset` })
  const close = () => setAsked(null)
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`Actions for ${name}`}>
            <Ellipsis />
          </IconButton>
        }
      >
        {hasSecondFactor && (
          <MenuItem onClick={() => setAsked('reset')}>
            <KeyRound size={16} /> Reset second factor
          </MenuItem>
        )}
        {disabledAt ? (
          <MenuItem onClick={() => enable({ id })}>
            <UserRoundCheck size={16} /> Enable
          </MenuItem>
        ) : (
          <MenuItem tone="danger" onClick={() => setAsked('disable')}>
            <Ban size={16} /> Disable
          </MenuItem>
        )}
      </Menu>
      <ConfirmDelete
        open={asked === 'disable'}
        onClose={close}
        onConfirm={() => disable({ id })}
        question={`Disable the account of ${name}?`}
        verb="Disable"
      >
        They are signed out everywhere at once and cannot sign in until somebody enables the account. What
        they wrote and what the log says of them stays.
      </ConfirmDelete>
      <ConfirmDelete
        open={asked === 'reset'}
        onClose={close}
        onConfirm={() => reset({ id })}
        question={`Reset the second factor of ${name}?`}
        verb="Reset"
      >
        Only if you are sure that they asked for it: call them. Their password alone then opens the account,
        and they are signed out everywhere.
      </ConfirmDelete>
    </>
  )
}
