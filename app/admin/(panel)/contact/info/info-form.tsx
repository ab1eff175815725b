'use client'

import { TextsCard } from '@/components/admin/texts-card'
import { TextField } from '@/components/forms/text-field'
import { useVersionedForm } from '@/components/forms/use-versioned-form'
import { saveContactInfo } from '@/lib/contact/actions'
import { type ContactInfoInput, contactInfoSchema } from '@/lib/contact/schema'
import { MISSING } from '@/lib/platform/fields'

const labels = {
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  businessHours: 'Business hours',
  supportHours: 'Support hours',
}

export function InfoForm({ values }: { values: ContactInfoInput }) {
  const form = useVersionedForm<ContactInfoInput>({
    schema: contactInfoSchema,
    action: saveContactInfo,
    values,
    missing: MISSING,
    done: 'Contact information updated successfully!',
  })
  return (
    <TextsCard form={form} labels={labels}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          form={form}
          name="email"
          type="email"
          label={labels.email}
          hint="We send alerts about new messages to this address, and replies to our emails arrive here."
        />
        <TextField
          form={form}
          name="phone"
          type="tel"
          label={labels.phone}
          hint="Include the country code: +234."
        />
      </div>
      <TextField
        form={form}
        name="address"
        label={labels.address}
        rows={3}
        hint="Put each part of the address on its own line."
      />
      <TextField form={form} name="businessHours" label={labels.businessHours} />
      <TextField form={form} name="supportHours" label={labels.supportHours} rows={2} />
    </TextsCard>
  )
}
