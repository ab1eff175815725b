'use client'

import { toast } from 'sonner'
import { ActionForm } from '@/components/forms/action-form'
import { StaleNotice } from '@/components/forms/stale-notice'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { useNewerVersion } from '@/components/forms/use-newer-version'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
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
  const form = useActionForm<ContactInfoInput, { version: number }>({
    schema: contactInfoSchema,
    action: saveContactInfo,
    values,
    missing: MISSING,
    onSuccess: ({ version }, sent) => {
      form.settle(sent, { version })
      toast.success('Contact information updated successfully!')
    },
  })
  useNewerVersion(form, values)
  return (
    <Card className="max-w-2xl p-5 sm:p-7">
      <ActionForm form={form}>
        <StaleNotice form={form} labels={labels} />
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
        <div className="border-t border-line pt-5">
          <Button type="submit" loading={form.isPending}>
            {form.isPending ? 'Saving...' : 'Save changes'}
          </Button>
        </div>
      </ActionForm>
    </Card>
  )
}
