'use client'

import { ConfirmButton } from '@/components/admin/confirm-button'
import { unsubscribeSubscriber } from '@/lib/newsletter/actions'

/** Unsubscribes someone who asked by phone or email. Only the person can subscribe again. */
export function UnsubscribeButton({ id, email }: { id: string; email: string }) {
  return (
    <ConfirmButton
      label={
        <>
          Unsubscribe<span className="sr-only"> {email}</span>
        </>
      }
      button={{ variant: 'ghost', className: 'font-normal text-fg-soft max-md:-ml-3' }}
      question={`Unsubscribe ${email}?`}
      verb="Unsubscribe"
      run={() => unsubscribeSubscriber({ id })}
      done={`${email} is unsubscribed`}
    >
      They won’t get any more posts. You can’t undo this: only the owner of the address can subscribe again.
    </ConfirmButton>
  )
}
