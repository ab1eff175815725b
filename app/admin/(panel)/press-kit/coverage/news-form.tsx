'use client'

import type { ContentFormProps } from '@/components/admin/content/content-dialog'
import { ContentForm } from '@/components/admin/content/content-form'
import { TextField } from '@/components/forms/text-field'
import { lagosDay } from '@/lib/dates'
import { saveNews } from '@/lib/press/actions'
import { MISSING, newsSchema, UNKNOWN_OUTLET } from '@/lib/press/schema'

const labels = { date: 'Date', outlet: 'Outlet', title: 'Title', link: 'Link' }

export function NewsForm(props: ContentFormProps<{ id: string; version: number }>) {
  return (
    <ContentForm
      {...props}
      schema={newsSchema}
      action={saveNews}
      missing={MISSING}
      labels={labels}
      start={{ date: lagosDay(new Date()) }}
    >
      {(form) => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField form={form} name="date" type="date" label={labels.date} />
            <TextField
              form={form}
              name="outlet"
              label={labels.outlet}
              optional
              hint={`If you leave this empty, we show “${UNKNOWN_OUTLET}”.`}
            />
          </div>
          <TextField
            form={form}
            name="title"
            label={labels.title}
            hint="The headline, exactly as published."
          />
          <TextField
            form={form}
            name="link"
            type="url"
            inputMode="url"
            label={labels.link}
            optional
            placeholder="https://"
            hint="The web address of the article."
          />
        </>
      )}
    </ContentForm>
  )
}
