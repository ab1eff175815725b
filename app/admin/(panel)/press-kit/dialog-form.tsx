'use client'

import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ActionForm } from '@/components/forms/action-form'
import type { ActionForm as Form } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import type { DialogSteps } from './item-dialog'

interface DialogFormProps<Values extends FieldValues> {
  form: Form<Values>
  /** "Add key message" */
  save: string
  steps: DialogSteps
  children: ReactNode
}

/** The forms of this screen's dialogs look alike: their buttons stay in view below the fields. */
export function DialogForm<Values extends FieldValues>({
  form,
  save,
  steps,
  children,
}: DialogFormProps<Values>) {
  const { isDirty } = form.formState
  const tell = useEffectEvent((hasTyped: boolean) => steps.onTyped(hasTyped))
  useEffect(() => tell(isDirty), [isDirty])
  return (
    <ActionForm form={form}>
      {children}
      <div className="sticky bottom-0 -mx-6 -mb-6 flex flex-wrap gap-3 border-t border-line bg-surface px-6 py-4 sm:-mx-8 sm:-mb-8 sm:px-8">
        <Button type="submit" loading={form.isPending}>
          {form.isPending ? 'Saving...' : save}
        </Button>
        <Button variant="ghost" onClick={steps.onCancel}>
          Cancel
        </Button>
      </div>
    </ActionForm>
  )
}
