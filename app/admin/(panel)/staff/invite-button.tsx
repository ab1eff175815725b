'use client'

import { UserRoundPlus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { toast } from 'sonner'
import { DialogButtons } from '@/components/admin/dialog-buttons'
import { ActionForm } from '@/components/forms/action-form'
import { confirmClose } from '@/components/forms/leave-guards'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { inviteColleague } from '@/lib/staff/actions'
import {
  describeRole,
  INVITATION_DAYS,
  type InviteInput,
  inviteSchema,
  roleOptions,
} from '@/lib/staff/schema'

export function InviteButton() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <UserRoundPlus /> Invite colleague
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => confirmClose(close)}
        title="Invite colleague"
        description={`We email them a link that works once and is valid for ${INVITATION_DAYS} days. They choose their own username and password. You can change their role later.`}
      >
        <InviteForm onClose={close} />
      </Dialog>
    </>
  )
}

function InviteForm({ onClose }: { onClose: () => void }) {
  const router = useRouter()
  const form = useActionForm<InviteInput, null>({
    schema: inviteSchema,
    action: inviteColleague,
    values: { email: '' },
    onSuccess: (_data, { email }) => {
      onClose()
      toast.success(`An invitation is on its way to ${email.trim()}`)
      router.refresh()
    },
  })
  const role = useWatch({ control: form.control, name: 'role' })
  return (
    <ActionForm form={form} sendsEmail>
      <TextField
        form={form}
        name="email"
        label="Email address"
        type="email"
        autoComplete="off"
        maxLength={254}
      />
      <SelectField
        form={form}
        name="role"
        label="Role"
        options={roleOptions}
        hint={describeRole(role ?? '')}
      />
      <DialogButtons isPending={form.isPending} onCancel={() => confirmClose(onClose)}>
        Send invitation
      </DialogButtons>
    </ActionForm>
  )
}
