'use client'

import { useActionState, useState } from 'react'
import type { FormAction } from '@/components/forms/send-form'
import { JoinForm } from '@/components/site/waitlist/join-form'
import { Joined } from '@/components/site/waitlist/joined'

/** The form on its own page. Without JavaScript, the browser posts it and the server renders its answer. */
export function JoinPageForm({ join }: { join: FormAction }) {
  const [answer, post] = useActionState(join, null)
  const [isSent, setSent] = useState(false)
  const isJoined = isSent || answer?.ok

  return (
    <>
      <div role="status">{isJoined && <Joined />}</div>
      {!isJoined && <JoinForm join={join} answer={answer} post={post} onJoined={() => setSent(true)} />}
    </>
  )
}
