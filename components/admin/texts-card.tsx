import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ActionForm } from '@/components/forms/action-form'
import { StaleNotice } from '@/components/forms/stale-notice'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { IfMayChange } from './role'

type TextsCardProps<Values extends FieldValues & { version: number }> = Pick<
  ComponentProps<typeof StaleNotice<Values>>,
  'form' | 'labels'
> & { children: ReactNode }

/** Shows the form of texts that exist once, such as contact details. */
export function TextsCard<Values extends FieldValues & { version: number }>({
  form,
  labels,
  children,
}: TextsCardProps<Values>) {
  return (
    <Card className="max-w-2xl p-5 sm:p-7">
      <ActionForm form={form}>
        <StaleNotice form={form} labels={labels} />
        {children}
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
