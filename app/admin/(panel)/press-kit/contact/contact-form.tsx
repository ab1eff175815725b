'use client'

import { TextsCard } from '@/components/admin/texts-card'
import { TextField } from '@/components/forms/text-field'
import { useVersionedForm } from '@/components/forms/use-versioned-form'
import { savePressContact } from '@/lib/press/actions'
import { type PressContactInput, pressContactSchema } from '@/lib/press/schema'

const labels = {
  pressEmail: 'Press email',
  pressPhone: 'Press phone',
  generalEmail: 'General email',
  address: 'Address',
}

export function ContactForm({ values }: { values: PressContactInput }) {
  const form = useVersionedForm<PressContactInput>({
    schema: pressContactSchema,
    action: savePressContact,
    values,
    done: 'Contact information updated successfully!',
  })
  return (
    <TextsCard form={form} labels={labels}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          form={form}
          name="pressEmail"
          type="email"
          label={labels.pressEmail}
          hint="The “Contact Press Team” button uses this address."
        />
        <TextField
          form={form}
          name="pressPhone"
          type="tel"
          label={labels.pressPhone}
          hint="Include the country code: +234."
        />
      </div>
      <TextField form={form} name="generalEmail" type="email" label={labels.generalEmail} />
      <TextField
        form={form}
        name="address"
        label={labels.address}
        rows={3}
        hint="Put each part of the address on its own line."
      />
    </TextsCard>
  )
}
