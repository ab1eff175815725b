'use client'

import type { ContentFormProps } from '@/components/admin/content/content-dialog'
import { ContentForm } from '@/components/admin/content/content-form'
import { TextField } from '@/components/forms/text-field'
import { saveCoreValue } from '@/lib/about/actions'
import { type CoreValueInput, coreValueSchema, MISSING } from '@/lib/about/schema'
import { IconField } from './icon-field'

export function ValueForm(props: ContentFormProps<CoreValueInput>) {
  return (
    <ContentForm
      {...props}
      schema={coreValueSchema}
      action={saveCoreValue}
      missing={MISSING}
      start={{ icon: 'shield' }}
      labels={{ title: 'Title', description: 'Description', icon: 'Icon' }}
    >
      {(form) => (
        <>
          <TextField form={form} name="title" label="Title" hint="Up to 60 characters." />
          <TextField
            form={form}
            name="description"
            label="Description"
            rows={4}
            hint="What it means in practice. Up to 400 characters."
          />
          <IconField form={form} />
        </>
      )}
    </ContentForm>
  )
}
