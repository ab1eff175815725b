'use client'

import { useRouter } from 'next/navigation'
import { toast } from 'sonner'
import { FormFrame, type InitialValues } from '@/components/admin/form-frame'
import { StaleNotice } from '@/components/forms/stale-notice'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { useNewerVersion } from '@/components/forms/use-newer-version'
import { saveSavedReply } from '@/lib/contact/actions'
import { replyBlanks } from '@/lib/contact/fill-reply'
import { type SavedReplyInput, savedReplySchema } from '@/lib/contact/schema'
import { MISSING } from '@/lib/platform/fields'

const BACK = '/admin/contact/replies'
const [nameBlank, referenceBlank] = replyBlanks

/** Edits a saved reply. Version 0 means a new one. */
export function ReplyForm({ values }: { values: InitialValues<SavedReplyInput> }) {
  const router = useRouter()
  const form = useActionForm<SavedReplyInput, null>({
    schema: savedReplySchema,
    action: saveSavedReply,
    values,
    missing: MISSING,
    onSuccess: (_data, sent) => {
      toast.success(`Saved reply ${isNew ? 'created' : 'updated'} successfully!`)
      form.settle(sent, { version: sent.version + 1 }, () => router.push(BACK))
    },
  })
  useNewerVersion(form, values)
  const isNew = form.formState.defaultValues?.version === 0
  return (
    <FormFrame form={form} back={BACK} save={isNew ? 'Add saved reply' : 'Save changes'}>
      <StaleNotice form={form} labels={{ title: 'Title', body: 'Reply' }} />
      <TextField form={form} name="title" label="Title" hint="Only staff can see the title." />
      <TextField
        form={form}
        name="body"
        label="Reply"
        rows={12}
        hint={`${nameBlank} is replaced with the name of the person who wrote to us, and ${referenceBlank} with their message’s reference. Leave a blank line to start a new paragraph.`}
      />
    </FormFrame>
  )
}
