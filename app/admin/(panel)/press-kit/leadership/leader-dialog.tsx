'use client'

import { toast } from 'sonner'
import { ImageField } from '@/components/admin/media/image-field'
import { StaleNotice } from '@/components/forms/stale-notice'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import type { UploadedImage } from '@/lib/media/schema'
import { saveLeader } from '@/lib/press/actions'
import { type LeaderInput, leaderSchema, MISSING } from '@/lib/press/schema'
import { DialogForm } from '../dialog-form'
import { type DialogSteps, ItemDialog } from '../item-dialog'
import { SAVED } from '../words'

type Item = Omit<LeaderInput, 'imageId'> & { image: UploadedImage | null }

export function LeaderDialog({ items, newId }: { items: readonly Item[]; newId: string }) {
  return (
    <ItemDialog noun="leadership member" items={items}>
      {(item, steps) => (
        <LeaderForm
          key={item?.id ?? newId}
          item={item ?? { id: newId, version: 0, name: '', role: '', bio: '', image: null }}
          steps={steps}
        />
      )}
    </ItemDialog>
  )
}

function LeaderForm({ item: { image, ...rest }, steps }: { item: Item; steps: DialogSteps }) {
  const form = useActionForm<LeaderInput, null>({
    schema: leaderSchema,
    action: saveLeader,
    values: { ...rest, imageId: image?.id ?? '' },
    missing: MISSING,
    onSuccess: () => {
      toast.success(SAVED)
      steps.onSaved()
    },
  })
  return (
    <DialogForm
      form={form}
      save={rest.version === 0 ? 'Add leadership member' : 'Save changes'}
      steps={steps}
    >
      <StaleNotice
        form={form}
        labels={{ name: 'Name', role: 'Role', bio: 'Bio' }}
        picture={{ name: 'imageId', label: 'Photo' }}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField form={form} name="name" label="Name" autoComplete="off" />
        <TextField form={form} name="role" label="Role" optional autoComplete="off" />
      </div>
      <TextField
        form={form}
        name="bio"
        label="Bio"
        optional
        rows={5}
        hint="What a journalist may print, up to 1,000 characters."
      />
      <ImageField
        form={form}
        name="imageId"
        label="Photo"
        hint="Without one a portrait is drawn from the initials."
        slot="teamPhoto"
        image={image}
      />
    </DialogForm>
  )
}
