'use client'

import { toast } from 'sonner'
import { DialogForm } from '@/components/admin/dialog-form'
import { confirmClose } from '@/components/forms/leave-guards'
import { StaleNotice } from '@/components/forms/stale-notice'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { Dialog } from '@/components/ui/dialog'
import { type DescribeInput, describeImageSchema, type GalleryImage } from '@/lib/media/schema'
import type { ActionResult } from '@/lib/platform/action-result'

export interface DescribeDialogProps {
  image: GalleryImage
  open: boolean
  onClose: () => void
  describe: (input: DescribeInput) => Promise<ActionResult<unknown>>
}

/** Edits the description for people who cannot see the image. */
export function DescribeDialog({ image, open, onClose, describe }: DescribeDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={() => confirmClose(onClose)}
      title="Describe the image"
      description={image.name}
    >
      <DescribeForm image={image} onClose={onClose} describe={describe} />
    </Dialog>
  )
}

function DescribeForm({ image, onClose, describe }: Omit<DescribeDialogProps, 'open'>) {
  const form = useActionForm<DescribeInput, unknown>({
    schema: describeImageSchema,
    action: describe,
    values: { id: image.id, version: image.version, alt: image.alt },
    onSuccess: (_data, sent) => {
      toast.success('Description saved')
      form.settle(sent, { version: sent.version + 1 }, onClose)
    },
  })
  return (
    <DialogForm form={form} submit="Save" onCancel={() => confirmClose(onClose)}>
      <StaleNotice form={form} labels={{ alt: 'Description' }} />
      <TextField
        form={form}
        name="alt"
        label="Description"
        rows={3}
        hint="Describe it for people who can’t see it. Up to 250 characters."
      />
    </DialogForm>
  )
}
