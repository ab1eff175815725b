import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { toast } from 'sonner'
import { refuseWith } from '@/components/forms/failed-action'
import { saveAllFaqs } from '@/lib/help/actions'
import { helpCategoryNames, helpMessages } from '@/lib/help/categories'
import type { ActionRefusal } from '@/lib/platform/action-result'
import type { Pending } from './use-pending'

const UNREACHABLE = 'The site could not be reached. Your changes are still here. Please try again.'
const INCOMPLETE = 'Nothing was saved. Please fix the marked questions and answers.'

/** The validation errors of each FAQ, by its id. */
export type FaqErrors = Record<string, { question?: string; answer?: string }>

/** Sends all pending changes at once. */
export function useSaveAll(pending: Pending) {
  const router = useRouter()
  const [refusal, setRefusal] = useState<ActionRefusal | null>(null)
  const [errors, setErrors] = useState<FaqErrors>({})
  const [isSaving, startSaving] = useTransition()

  function dismiss() {
    setRefusal(null)
    setErrors({})
  }
  const refusedIds = refusal?.saved ? [refusal.saved.values.id ?? ''] : Object.keys(errors)
  const isSettled = refusedIds.length > 0 && !refusedIds.some((id) => pending.editOf(id))
  if (refusal && (isSettled || pending.count === 0)) dismiss()

  function save() {
    if (isSaving || pending.count === 0) return
    const sent = pending.changes
    startSaving(async () => {
      const result = await saveAllFaqs(sent).catch((error: unknown) => {
        setRefusal(refuseWith(UNREACHABLE)(error))
      })
      // Skip the refresh: it would fail too, and the router would then reload the whole page.
      if (!result) return
      dismiss()
      if (result.ok) {
        pending.settle(sent)
        toast.success(helpMessages.allSaved)
      } else {
        const byId = errorsByFaq(result, sent.edits)
        setErrors(byId)
        setRefusal({ ...result, message: result.message ?? INCOMPLETE })
        const [first] = Object.keys(byId)
        if (first) document.getElementById(`question-${first}`)?.focus()
        router.refresh()
      }
    })
  }

  /** The category whose order was refused, because its saved order has changed. */
  const outdatedCategory = helpCategoryNames.find((name) => refusal?.fieldErrors?.[name])
  return { save, isSaving, refusal, errors, outdatedCategory, dismiss }
}

/** Groups validation errors by FAQ. The server identifies an edit by its index in the request. */
function errorsByFaq({ fieldErrors = {} }: ActionRefusal, edits: { id: string }[]): FaqErrors {
  const errors: FaqErrors = {}
  for (const [path, message] of Object.entries(fieldErrors)) {
    const [, place, name] = path.split('.')
    const id = edits[Number(place)]?.id
    if (id && (name === 'question' || name === 'answer')) errors[id] = { ...errors[id], [name]: message }
  }
  return errors
}
