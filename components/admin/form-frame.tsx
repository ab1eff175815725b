import type { Route } from 'next'
import type { ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { IfMayChange } from '@/components/admin/role'
import { ActionForm } from '@/components/forms/action-form'
import { useReadOnly } from '@/components/forms/read-only'
import type { ActionForm as Form } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'

/** A form's initial values. A new record has only an id and version 0. */
export type InitialValues<Values extends { id: string; version: number }> = Pick<Values, 'id' | 'version'> &
  DefaultValues<Values>

interface FormFrameProps<Values extends FieldValues> {
  form: Form<Values>
  /** The list, to which Cancel returns. */
  back: Route
  /** The label of the submit button. */
  save: string
  children: ReactNode
}

/** Renders the frame of an admin form: a card with the fields, and Save and Cancel below. */
export function FormFrame<Values extends FieldValues>({
  form,
  back,
  save,
  children,
}: FormFrameProps<Values>) {
  return (
    <Card className="max-w-2xl p-5 sm:p-7">
      <ActionForm form={form}>
        {children}
        <div data-page-actions="" className="flex flex-wrap gap-3 border-t border-line pt-5">
          <IfMayChange>
            <Button type="submit" loading={form.isPending}>
              {save}
            </Button>
          </IfMayChange>
          <ButtonLink href={back} variant="ghost">
            {useReadOnly() ? 'Back' : 'Cancel'}
          </ButtonLink>
        </div>
      </ActionForm>
    </Card>
  )
}
