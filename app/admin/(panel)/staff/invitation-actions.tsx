'use client'

import { ConfirmButton } from '@/components/admin/confirm-button'
import { useAction } from '@/components/admin/use-action'
import { Button } from '@/components/ui/button'
import { resendInvitation, revokeInvitation } from '@/lib/staff/actions'

export function InvitationActions({ id, email }: { id: string; email: string }) {
  const [resend, isSending] = useAction(resendInvitation, { done: `A new link is on its way to ${email}` })
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" variant="secondary" loading={isSending} onClick={() => resend({ id })}>
        Send again<span className="sr-only"> to {email}</span>
      </Button>
      <ConfirmButton
        label={
          <>
            Revoke<span className="sr-only"> the invitation for {email}</span>
          </>
        }
        question={`Revoke the invitation for ${email}?`}
        verb="Revoke"
        disappears
        run={() => revokeInvitation({ id })}
        done="Invitation revoked"
      >
        The link in the email will stop working. You can invite them again later.
      </ConfirmButton>
    </div>
  )
}
