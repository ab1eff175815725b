import { toast } from 'sonner'
import { type ActionFormOptions, useActionForm } from './use-action-form'
import { useNewerVersion } from './use-newer-version'

type Versioned = { version: number }

type Options<Values extends Versioned> = Omit<ActionFormOptions<Values, Versioned>, 'onSuccess'> & {
  values: Versioned
  /** The message on success. */
  done: string
}

/** Manages a form that stays open after saving, and shows what others have saved unless there are unsaved changes. */
export function useVersionedForm<Values extends Versioned>({ done, ...options }: Options<Values>) {
  const form = useActionForm<Values, Versioned>({
    ...options,
    onSuccess: ({ version }, sent) => {
      form.settle(sent, { version } as Partial<Values>)
      toast.success(done)
    },
  })
  useNewerVersion(form, options.values)
  return form
}
