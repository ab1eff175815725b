import type { ActionResult } from '@/lib/platform/action-result'

/** The action of a public form, which also works without JavaScript. */
export type FormAction<Data = null> = (
  previous: ActionResult<Data> | null,
  form: FormData,
) => Promise<ActionResult<Data>>
