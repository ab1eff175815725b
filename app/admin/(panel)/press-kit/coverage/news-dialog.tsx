'use client'

import { toast } from 'sonner'
import { StaleNotice } from '@/components/forms/stale-notice'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { saveNews } from '@/lib/press/actions'
import { MISSING, type NewsInput, newsSchema, UNKNOWN_OUTLET } from '@/lib/press/schema'
import { DialogForm } from '../dialog-form'
import { type DialogSteps, ItemDialog } from '../item-dialog'
import { SAVED } from '../words'

const labels = { date: 'Date', outlet: 'Outlet', title: 'Title', link: 'Link' }

interface NewsDialogProps {
  items: readonly NewsInput[]
  newId: string
  /** In Lagos. */
  today: string
}

export function NewsDialog({ items, newId, today }: NewsDialogProps) {
  return (
    <ItemDialog noun="coverage" items={items}>
      {(item, steps) => (
        <NewsForm
          key={item?.id ?? newId}
          values={item ?? { id: newId, version: 0, date: today, title: '', outlet: '', link: '' }}
          steps={steps}
        />
      )}
    </ItemDialog>
  )
}

function NewsForm({ values, steps }: { values: NewsInput; steps: DialogSteps }) {
  const form = useActionForm<NewsInput, null>({
    schema: newsSchema,
    action: saveNews,
    values,
    missing: MISSING,
    onSuccess: () => {
      toast.success(SAVED)
      steps.onSaved()
    },
  })
  return (
    <DialogForm form={form} save={values.version === 0 ? 'Add coverage' : 'Save changes'} steps={steps}>
      <StaleNotice form={form} labels={labels} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField form={form} name="date" type="date" label={labels.date} />
        <TextField
          form={form}
          name="outlet"
          label={labels.outlet}
          optional
          hint={`Empty: “${UNKNOWN_OUTLET}”.`}
        />
      </div>
      <TextField form={form} name="title" label={labels.title} hint="The headline, as it was printed." />
      <TextField
        form={form}
        name="link"
        type="url"
        inputMode="url"
        label={labels.link}
        optional
        placeholder="https://"
        hint="Where it can be read."
      />
    </DialogForm>
  )
}
