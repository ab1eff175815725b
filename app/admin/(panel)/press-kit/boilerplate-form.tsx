'use client'

import { TextsCard } from '@/components/admin/texts-card'
import { TextField } from '@/components/forms/text-field'
import { useVersionedForm } from '@/components/forms/use-versioned-form'
import { saveBoilerplate } from '@/lib/press/actions'
import { press } from '@/lib/press/noun'
import { type BoilerplateInput, boilerplateSchema, MISSING } from '@/lib/press/schema'

export function BoilerplateForm({ values }: { values: BoilerplateInput }) {
  const form = useVersionedForm<BoilerplateInput>({
    schema: boilerplateSchema,
    action: saveBoilerplate,
    values,
    missing: MISSING,
    done: press.content.saved,
  })
  return (
    <TextsCard form={form} labels={{ boilerplate: 'Boilerplate' }}>
      <TextField
        form={form}
        name="boilerplate"
        label="Boilerplate"
        rows={8}
        hint="A short description of the company that journalists can add to the end of an article. Leave a blank line to start a new paragraph. Up to 5,000 characters."
      />
    </TextsCard>
  )
}
