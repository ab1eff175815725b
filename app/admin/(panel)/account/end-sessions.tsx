'use client'

import { ConfirmButton } from '@/components/admin/confirm-button'
import { endOtherSessions, endOwnSession } from '@/lib/account/actions'

export function EndSession({ id, browser }: { id: string; browser: string }) {
  return (
    <ConfirmButton
      label={
        <>
          Sign out<span className="sr-only"> {browser}</span>
        </>
      }
      question={`Sign out ${browser}?`}
      verb="Sign out"
      disappears
      run={() => endOwnSession({ id })}
      done={`${browser} is signed out`}
    >
      Any unsaved changes there will be lost.
    </ConfirmButton>
  )
}

export function EndOtherSessions({ count }: { count: number }) {
  return (
    <ConfirmButton
      label="Sign out all others"
      question={`Sign out ${count} other browsers?`}
      verb="Sign out all"
      disappears
      run={() => endOtherSessions({})}
      done="Every other browser is signed out"
    >
      Only this one stays signed in. Any unsaved changes in the others will be lost.
    </ConfirmButton>
  )
}
