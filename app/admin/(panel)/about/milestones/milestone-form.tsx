'use client'

import type { ContentFormProps } from '@/components/admin/content/content-dialog'
import { ContentForm } from '@/components/admin/content/content-form'
import { TextField } from '@/components/forms/text-field'
import { saveMilestone } from '@/lib/about/actions'
import { MISSING, type MilestoneInput, milestoneSchema } from '@/lib/about/schema'

export function MilestoneForm(props: ContentFormProps<MilestoneInput>) {
  return (
    <ContentForm
      {...props}
      schema={milestoneSchema}
      action={saveMilestone}
      missing={MISSING}
      labels={{ year: 'Year', title: 'Title', description: 'Description' }}
    >
      {(form) => (
        <>
          <TextField
            form={form}
            name="year"
            label="Year"
            hint="As it should appear, such as “2023” or “Early 2025”."
          />
          <TextField form={form} name="title" label="Title" hint="Up to 80 characters." />
          <TextField
            form={form}
            name="description"
            label="Description"
            optional
            rows={4}
            hint="One or two sentences. Up to 400 characters."
          />
        </>
      )}
    </ContentForm>
  )
}
