import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ActionForm } from '@/components/forms/action-form'
import type { ActionForm as Form } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'

interface NoteCardProps<Values extends FieldValues> {
  form: Form<Values>
  /** The text field. */
  children: ReactNode
}

/** Shows the form for a note on a record, which only staff can see. */
export function NoteCard<Values extends FieldValues>({ form, children }: NoteCardProps<Values>) {
  return (
    <Card data-page-actions="" className="p-5 sm:p-6">
      <ActionForm form={form}>
        {children}
        <div>
          <Button type="submit" size="sm" variant="secondary" loading={form.isPending}>
            Add note
          </Button>
        </div>
      </ActionForm>
    </Card>
  )
}
