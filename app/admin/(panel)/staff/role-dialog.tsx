'use client'

import { useRouter } from 'next/navigation'
import { useWatch } from 'react-hook-form'
import { toast } from 'sonner'
import { DialogForm } from '@/components/admin/dialog-form'
import { SelectField } from '@/components/forms/select-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { Dialog } from '@/components/ui/dialog'
import { roleDetails } from '@/lib/platform/role'
import { changeRole } from '@/lib/staff/actions'
import type { StaffAccount } from '@/lib/staff/admin-queries'
import { describeRole, type RoleChangeInput, roleChangeSchema, roleOptions } from '@/lib/staff/schema'

interface RoleDialogProps {
  account: StaffAccount
  open: boolean
  onClose: () => void
}

export function RoleDialog({ account, open, onClose }: RoleDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={account.isOwn ? 'Change your role' : `Change the role of ${account.name}`}
      description={
        account.isOwn
          ? 'The new role takes effect immediately. With any role other than Owner, you can’t come back to this screen.'
          : 'The new role takes effect immediately, and they stay signed in. We’ll notify them if they have an email address.'
      }
    >
      <RoleForm account={account} onClose={onClose} />
    </Dialog>
  )
}

function RoleForm({ account, onClose }: Omit<RoleDialogProps, 'open'>) {
  const router = useRouter()
  const form = useActionForm<RoleChangeInput, null>({
    schema: roleChangeSchema,
    action: changeRole,
    values: { id: account.id, role: account.role },
    onSuccess: (_data, sent) => {
      onClose()
      toast.success(
        `${account.isOwn ? 'Your' : `${account.name}’s`} role is now ${roleDetails[sent.role].label}`,
      )
      router.refresh()
    },
  })
  const role = useWatch({ control: form.control, name: 'role' })
  return (
    <DialogForm form={form} submit="Change role" onCancel={onClose}>
      <SelectField form={form} name="role" label="Role" options={roleOptions} hint={describeRole(role)} />
    </DialogForm>
  )
}
