'use client'

import { UserRoundPlus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from 'sonner'
import { DialogButtons } from '@/components/admin/dialog-buttons'
import { ActionForm } from '@/components/forms/action-form'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { inviteColleague } from '@/lib/staff/actions'
import { INVITATION_DAYS, type InviteInput, inviteSchema } from '@/lib/staff/schema'

export function InviteButton() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <UserRoundPlus /> Invite
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Invite a colleague"
        description={`We email them a link that works once and is valid for ${INVITATION_DAYS} days. They choose their own username and password, and can do everything you can.`}
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
  return (
    <ActionForm form={form}>
      <TextField
        form={form}
        name="email"
        label="Email address"
        type="email"
        autoComplete="off"
        maxLength={254}
      />
      <DialogButtons isPending={form.isPending} onCancel={onClose}>
        Send invitation
      </DialogButtons>
    </ActionForm>
  )
}
