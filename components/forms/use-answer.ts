import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { ActionRefusal, ActionResult } from '@/lib/platform/action-result'

/**
 * What the server said to a public form: in the page as it was rendered, and later to the script. `names`: its fields in their
 * order, of which the first wrong one gets the focus.
 */
export function useAnswer<Data>(
  form: RefObject<HTMLFormElement | null>,
  rendered: ActionResult<Data> | null,
  names: readonly string[],
) {
  const [received, setReceived] = useState<ActionResult<Data> | null>(null)
  const answer = received ?? rendered
  const refusal = answer?.ok === false ? answer : null

  function focusFirst({ fieldErrors }: ActionRefusal) {
    const first = names.find((name) => fieldErrors?.[name])
    form.current?.querySelector<HTMLElement>(`[name=${first ?? 'none'}]`)?.focus()
  }

  // A form that was sent before the script came is answered by a page.
  const onShow = useEffectEvent(() => {
    if (refusal) focusFirst(refusal)
  })
  useEffect(() => onShow(), [])

  function refuse(result: ActionRefusal) {
    setReceived(result)
    focusFirst(result)
  }

  /** What was wrong with a field is being mended. */
  function forgive(name: string) {
    if (!refusal?.fieldErrors?.[name]) return
    const { [name]: _mended, ...fieldErrors } = refusal.fieldErrors
    setReceived({ ...refusal, fieldErrors })
  }

  return { answer, refusal, isRendered: received === null, accept: setReceived, refuse, forgive }
}
