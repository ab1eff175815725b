'use client'

import type { ContentFormProps } from '@/components/admin/content/content-dialog'
import { ContentForm } from '@/components/admin/content/content-form'
import { TextField } from '@/components/forms/text-field'
import { saveKeyMessage } from '@/lib/press/actions'
import { type KeyMessageInput, keyMessageSchema, MISSING } from '@/lib/press/schema'

export function MessageForm(props: ContentFormProps<KeyMessageInput>) {
  return (
    <ContentForm
      {...props}
      schema={keyMessageSchema}
      action={saveKeyMessage}
      missing={MISSING}
      labels={{ title: 'Title', description: 'Description' }}
    >
      {(form) => (
        <>
          <TextField
            form={form}
            name="title"
            label="Title"
            hint="The message in a few words. Up to 120 characters."
          />
          <TextField
            form={form}
            name="description"
            label="Description"
            optional
            rows={5}
            hint="One or two sentences that may be quoted. Up to 1,000 characters."
          />
        </>
      )}
    </ContentForm>
  )
}
