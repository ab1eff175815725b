import { useEffect } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { ActionForm } from './use-action-form'

/** Shows the version that someone else has saved once the page has it, unless there are unsaved changes. */
export function useNewerVersion<Values extends FieldValues & { version: number }>(
  { formState: { isDirty }, isUploading, getValues, reset }: ActionForm<Values>,
  newest: NoInfer<DefaultValues<Values>> & { version: number },
) {
  useEffect(() => {
    if (!isDirty && !isUploading && newest.version > getValues().version) reset(newest)
  }, [newest, isDirty, isUploading, getValues, reset])
}
