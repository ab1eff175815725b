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
import { saveBoilerplate } from '@/lib/press/actions'
import { press } from '@/lib/press/noun'
import { type BoilerplateInput, boilerplateSchema, MISSING } from '@/lib/press/schema'

export function BoilerplateForm({ values }: { values: BoilerplateInput }) {
  const form = useActionForm<BoilerplateInput, { version: number }>({
    schema: boilerplateSchema,
    action: saveBoilerplate,
    values,
    missing: MISSING,
    onSuccess: ({ version }, sent) => {
      form.settle(sent, { version })
      toast.success(press.content.saved)
    },
  })
  useNewerVersion(form, values)
  return (
    <Card className="max-w-2xl p-5 sm:p-7">
      <ActionForm form={form}>
        <StaleNotice form={form} labels={{ boilerplate: 'Boilerplate' }} />
        <TextField
          form={form}
          name="boilerplate"
          label="Boilerplate"
          rows={8}
          hint="A short description of the company that journalists can add to the end of an article. Leave a blank line to start a new paragraph. Up to 5,000 characters."
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
