'use client'

import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { DefaultValues, FieldPath } from 'react-hook-form'
import { toast } from 'sonner'
import type { z } from 'zod'
import { IfMayChange } from '@/components/admin/role'
import { ActionForm } from '@/components/forms/action-form'
import { StaleNotice } from '@/components/forms/stale-notice'
import { type ActionForm as Form, useActionForm } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { formValues } from '@/lib/content/form-values'
import type { ActionResult } from '@/lib/platform/action-result'
import type { ContentFormProps } from './content-dialog'

type Fields = Record<string, unknown> & { id: string; version: number }

interface Props<Item, Values extends Fields> extends ContentFormProps<Item> {
  schema: z.ZodObject & z.ZodType<unknown, Values>
  action: (input: Values) => Promise<ActionResult<null>>
  /** Shown above the form when required fields are empty. */
  missing: string
  /** Initial values of a new row that are not empty. */
  start?: DefaultValues<Values>
  /** Labels of the fields, for comparing two versions. */
  labels: Partial<Record<FieldPath<Values>, string>>
  /** The field that contains the id of an image or file. */
  uploadField?: { name: FieldPath<Values>; label: string }
  children: (form: Form<Values>) => ReactNode
}

/** Renders the form in a list's dialog. Its children are the fields; its buttons stay visible below them. */
export function ContentForm<Item extends { id: string; version: number }, Values extends Fields>({
  item,
  newId,
  dialog,
  schema,
  action,
  missing,
  start,
  labels,
  uploadField,
  children,
}: Props<Item, Values>) {
  const values = item
    ? { ...formValues(item, Object.keys(schema.shape)), version: item.version }
    : { ...start, id: newId, version: 0 }
  const form = useActionForm<Values, null>({
    schema,
    action,
    missing,
    // The form's fields are the columns of its row.
    values: values as DefaultValues<Values>,
    onSuccess: (_data, sent) => {
      toast.success(isNew ? dialog.created : dialog.updated)
      form.settle(sent, { version: sent.version + 1 } as Partial<Values>, dialog.onSaved)
    },
  })
  const { isDirty, defaultValues } = form.formState
  const isNew = defaultValues?.version === 0
  const reportTyped = useEffectEvent((hasTyped: boolean) => dialog.onTyped(hasTyped))
  const isUnsaved = isDirty || form.isUploading
  useEffect(() => reportTyped(isUnsaved), [isUnsaved])
  return (
    <ActionForm form={form}>
      <StaleNotice form={form} labels={labels} uploadField={uploadField} />
      {children(form)}
      <IfMayChange>
        <div className="form-footer flex flex-wrap gap-3 max-sm:*:flex-auto">
          <Button type="submit" loading={form.isPending}>
            {form.isPending ? 'Saving...' : isNew ? `Add ${dialog.name}` : 'Save changes'}
          </Button>
          <Button variant="ghost" disabled={form.isPending} onClick={dialog.onCancel}>
            Cancel
          </Button>
        </div>
      </IfMayChange>
    </ActionForm>
  )
}
