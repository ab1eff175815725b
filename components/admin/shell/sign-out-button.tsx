'use client'

import { LogOut } from 'lucide-react'
import { unstable_rethrow } from 'next/navigation'
import { useActionState } from 'react'
import { toast } from 'sonner'
import { confirmSignOut, hasUnsavedChanges } from '@/components/forms/leave-guards'
import { deleteDrafts, hasDrafts } from '@/components/forms/local-draft'
import { buttonClass } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { ActionResult } from '@/lib/platform/action-result'
import { forgetRecent } from './palette/recent'

export type SignOut = (previous: null, form: FormData) => Promise<ActionResult<void>>

/**
 * Signs out and deletes drafts and recent choices, after asking for confirmation if there are drafts or unsaved changes.
 * A refusal without a reference means that the session has already ended, so it also leads to the sign-in page. A
 * refusal with a reference means that the server failed, so the person stays signed in and sees its message.
 */
export function useSignOut(signOut: SignOut) {
  const [, submit, isPending] = useActionState<ActionResult<void> | null, FormData>(
    async (_previous, form) => {
      // React would show a dialog opened before the first await only after the transition.
      await null
      if ((hasDrafts() || hasUnsavedChanges()) && !(await confirmSignOut())) return null
      // Drafts are deleted last: if the server cannot be reached, the person is still signed in and needs them.
      const result = await signOut(null, form).catch((error) => {
        if (isRedirect(error)) deletePrivateData()
        throw error
      })
      if (!result.ok && result.reference) {
        toast.error(result.message)
        return result
      }
      deletePrivateData()
      if (!result.ok) window.location.assign('/admin/sign-in')
      return result
    },
    null,
  )
  return { submit, isPending }
}

/** Deletes what the next person to use this browser should not see. */
function deletePrivateData() {
  deleteDrafts()
  forgetRecent()
}

/** Returns whether an error is the redirect of a successful action. */
function isRedirect(error: unknown) {
  try {
    unstable_rethrow(error)
    return false
  } catch {
    return true
  }
}

export function SignOutButton({ signOut }: { signOut: SignOut }) {
  const { submit, isPending } = useSignOut(signOut)
  return (
    <form action={submit}>
      <button type="submit" disabled={isPending} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
        {isPending ? <Spinner /> : <LogOut />}
        <span className="max-sm:sr-only">Sign Out</span>
      </button>
    </form>
  )
}
