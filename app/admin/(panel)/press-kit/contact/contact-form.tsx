'use client'

import { toast } from 'sonner'
import { IfMayChange } from '@/components/admin/role'
import { ActionForm } from '@/components/forms/action-form'
import { StaleNotice } from '@/components/forms/stale-notice'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { useNewerVersion } from '@/components/forms/use-newer-version'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { savePressContact } from '@/lib/press/actions'
import { type PressContactInput, pressContactSchema } from '@/lib/press/schema'

const labels = {
  pressEmail: 'Press email',
  pressPhone: 'Press phone',
  generalEmail: 'General email',
  address: 'Address',
}

export function ContactForm({ values }: { values: PressContactInput }) {
  const form = useActionForm<PressContactInput, { version: number }>({
    schema: pressContactSchema,
    action: savePressContact,
    values,
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
        <IfMayChange>
          <div className="border-t border-line pt-5">
            <Button type="submit" loading={form.isPending}>
              {form.isPending ? 'Saving...' : 'Save changes'}
            </Button>
          </div>
        </IfMayChange>
      </ActionForm>
    </Card>
  )
}
