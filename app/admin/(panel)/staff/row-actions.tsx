'use client'

import { Ban, Ellipsis, KeyRound, UserRoundCheck, UserRoundCog } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/admin/confirm-dialog'
import { useAction } from '@/components/admin/use-action'
import { IconButton } from '@/components/ui/button'
import { Menu, MenuItem } from '@/components/ui/menu'
import { disableAccount, enableAccount, resetSecondFactor } from '@/lib/staff/actions'
import type { StaffAccount } from '@/lib/staff/admin-queries'
import { RoleDialog } from './role-dialog'

interface RowActionsProps {
  account: StaffAccount
}

/**
 * Shows the available actions for an account. Your own account only offers a change of role, because the account screen
 * has the rest.
 */
export function RowActions({ account }: RowActionsProps) {
  const { id, name, hasSecondFactor, hasPasskey, disabledAt, isOwn } = account
  const [confirming, setConfirming] = useState<'disable' | 'reset' | 'role' | null>(null)
  const [enable] = useAction(enableAccount, { done: `${name} can sign in again` })
  const [disable] = useAction(disableAccount, { done: `${name} is disabled and signed out` })
  const [reset] = useAction(resetSecondFactor, {
    done: `Passkeys and two-factor authentication were reset for ${name}`,
  })
  const close = () => setConfirming(null)
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`Actions for ${name}`}>
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem onClick={() => setConfirming('role')}>
          <UserRoundCog size={16} /> Change role
        </MenuItem>
        {(hasSecondFactor || hasPasskey) && !isOwn && (
          <MenuItem onClick={() => setConfirming('reset')}>
            <KeyRound size={16} /> Reset passkeys and two-factor
          </MenuItem>
        )}
        {isOwn ? null : disabledAt ? (
          <MenuItem onClick={() => enable({ id })}>
            <UserRoundCheck size={16} /> Enable
          </MenuItem>
        ) : (
          <MenuItem tone="danger" onClick={() => setConfirming('disable')}>
            <Ban size={16} /> Disable
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={confirming === 'disable'}
        onClose={close}
        onConfirm={() => disable({ id })}
        question={`Disable ${name}’s account?`}
        verb="Disable"
      >
        They’ll be signed out everywhere immediately and can’t sign in until someone enables the account.
        Their content and their entries in the activity log are kept.
      </ConfirmDialog>
      <ConfirmDialog
        open={confirming === 'reset'}
        onClose={close}
        onConfirm={() => reset({ id })}
        question={`Reset passkeys and two-factor authentication for ${name}?`}
        verb="Reset"
      >
        Only do this if you’re sure that they asked for it: call them first. They’ll be signed out everywhere,
        their passkeys will be removed, and they’ll need only their password to sign in.
      </ConfirmDialog>
      <RoleDialog account={account} open={confirming === 'role'} onClose={close} />
    </>
  )
}
