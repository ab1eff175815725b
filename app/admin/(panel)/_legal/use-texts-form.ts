import { toast } from 'sonner'
import { useActionForm } from '@/components/forms/use-action-form'
import { useLocalDraft } from '@/components/forms/use-local-draft'
import { useNewerVersion } from '@/components/forms/use-newer-version'
import { saveLegalTexts } from '@/lib/legal/actions'
import type { LegalKind } from '@/lib/legal/legal-version'
import { type LegalTextsInput, legalMessages, legalTextsSchema } from '@/lib/legal/schema'

/** Holds the form of the texts around the sections, which keeps its state while dialogs open and close. */
export function useTextsForm(kind: LegalKind, texts: Omit<LegalTextsInput, 'kind'>) {
  const form = useActionForm<LegalTextsInput, { number: number | null; version: number }>({
    schema: legalTextsSchema,
    action: saveLegalTexts,
    values: { kind, ...texts },
    scope: 'path',
    onSuccess: ({ number, version }, sent) => {
      draft.markSaved(sent)
      form.settle(sent, { version })
      if (number === null) toast.info(legalMessages.unchanged)
      else toast.success(legalMessages.updated[kind])
    },
  })
  useNewerVersion(form, { kind, ...texts })
  const draft = useLocalDraft(form, `legal.texts.${kind}`)
  return { form, draft }
}
