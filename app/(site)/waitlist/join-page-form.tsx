'use client'

import { useActionState, useState } from 'react'
import type { FormAction } from '@/components/forms/form-action'
import { JoinForm } from '@/components/site/waitlist/join-form'
import { Joined, type Signup } from '@/components/site/waitlist/joined'
import { RememberedNote } from './remembered-note'

/** Shows the form on its own page. Without JavaScript, the browser posts the form and the server renders the result. */
export function JoinPageForm({ join, siteUrl }: { join: FormAction; siteUrl: string }) {
  const [response, post] = useActionState(join, null)
  const [signup, setSignup] = useState<Signup | null>(null)
  const isJoined = signup !== null || response?.ok

  return (
    <>
      <div role="status" className="grid gap-5">
        {isJoined && (
          <>
            <h2 className="font-display text-2xl font-bold">You’re on the list</h2>
            <Joined signup={signup} siteUrl={siteUrl} />
          </>
        )}
      </div>
      {!isJoined && (
        <>
          <RememberedNote siteUrl={siteUrl} />
          <div className="in-data-joined:hidden">
            <JoinForm join={join} response={response} post={post} onJoined={setSignup} />
          </div>
        </>
      )}
    </>
  )
}
