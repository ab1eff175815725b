'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { toast } from 'sonner'
import { ActionForm } from '@/components/forms/action-form'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { saveProfile } from '@/lib/account/actions'
import { type ProfileInput, profileSchema } from '@/lib/account/schema'
import type { ActionResult } from '@/lib/platform/action-result'
import { MISSING } from '@/lib/platform/fields'

/** Edits the name that colleagues see, and the email address. */
export function ProfileCard({ name, email }: ProfileInput) {
  const router = useRouter()
  const form = useActionForm<ProfileInput, ProfileInput>({
    schema: profileSchema,
    action: (input): Promise<ActionResult<ProfileInput>> =>
      saveProfile({ name: changed('name', input), email: changed('email', input) }),
    values: { name, email },
    missing: MISSING,
    onSuccess: (saved, sent) => {
      form.settle(sent, saved)
      toast.success('Profile saved')
      router.refresh()
    },
  })
  const { defaultValues, isDirty } = form.formState
  const changed = (field: keyof ProfileInput, input: ProfileInput) =>
    input[field] === defaultValues?.[field] ? undefined : input[field]
  const showSaved = useEffectEvent((saved: ProfileInput) => {
    if (!isDirty) form.reset(saved)
  })
  useEffect(() => showSaved({ name, email }), [name, email])
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-lg font-semibold">Profile</h2>
      <p className="mt-1 mb-5 text-sm text-fg-soft">What your colleagues see, and where we send emails.</p>
      <ActionForm form={form}>
        <TextField form={form} name="name" label="Name" autoComplete="name" maxLength={100} />
        <TextField
          form={form}
          name="email"
          label="Email address"
          optional
          type="email"
          autoComplete="email"
          maxLength={254}
          hint="We email you about sign-ins from new browsers and about changes to your password, passkeys or two-factor authentication. Without an address, you won’t be notified."
        />
        <div>
          <Button type="submit" size="sm" loading={form.isPending} disabled={!isDirty}>
            Save changes
          </Button>
        </div>
      </ActionForm>
    </Card>
  )
}
