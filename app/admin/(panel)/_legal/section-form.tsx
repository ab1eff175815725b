'use client'

import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { toast } from 'sonner'
import { IfMayChange } from '@/components/admin/role'
import { ActionForm } from '@/components/forms/action-form'
import { DraftNotice } from '@/components/forms/draft-notice'
import { StaleNotice } from '@/components/forms/stale-notice'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { useLocalDraft } from '@/components/forms/use-local-draft'
import { Button } from '@/components/ui/button'
import { formatCount } from '@/lib/count'
import { saveLegalSection } from '@/lib/legal/actions'
import { withEditedSection } from '@/lib/legal/edited-section'
import type { LegalSectionText, LegalText } from '@/lib/legal/legal-version'
import { type LegalSectionInput, legalLimits, legalMessages, legalSectionSchema } from '@/lib/legal/schema'
import { orderHint } from '@/lib/legal/section-order'
import { MISSING } from '@/lib/platform/fields'
import { PreviewDialog } from './preview-dialog'
import { SectionPreview } from './section-preview'

interface SectionFormProps {
  /** Version 0 means a new section. */
  values: LegalSectionInput
  /** The whole document, for its preview. */
  sections: readonly LegalSectionText[]
  readTexts: () => Omit<LegalText, 'sections'>
  onTyped: (hasTyped: boolean) => void
  onCancel: () => void
  onSaved: () => void
}

const labels = { title: 'Title', content: 'Content' }
const CONTENT_HINT = `Plain text, up to ${formatCount(legalLimits.content)} characters. Leave a blank line to start a new paragraph. Start list items with “•”, and steps with “Step\u00a01:”.`

export function SectionForm({ values, sections, readTexts, onTyped, onCancel, onSaved }: SectionFormProps) {
  const { kind } = values
  const [isPreviewing, setPreviewing] = useState(false)
  const form = useActionForm<LegalSectionInput, { number: number | null; version: number }>({
    schema: legalSectionSchema,
    action: saveLegalSection,
    values,
    missing: MISSING,
    onSuccess: ({ number, version }, sent) => {
      draft.markSaved(sent)
      if (number === null && !isNew) toast.info(legalMessages.unchanged)
      else toast.success(legalMessages.updated[kind])
      form.settle(sent, { version, orderBefore: sent.order }, () => {
        onTyped(false)
        onSaved()
      })
    },
  })
  const { isDirty, dirtyFields, defaultValues } = form.formState
  const isNew = defaultValues?.version === 0
  const draft = useLocalDraft(form, `legal.section.${isNew ? `new-${kind}` : defaultValues?.id}`)
  useEffect(() => onTyped(isDirty), [isDirty, onTyped])
  const [title, content, order] = useWatch({ control: form.control, name: ['title', 'content', 'order'] })
  const last = sections.length + (isNew ? 1 : 0)

  return (
    <>
      <ActionForm form={form}>
        <DraftNotice draft={draft} />
        <StaleNotice form={form} labels={dirtyFields.order ? { ...labels, order: 'Order' } : labels} />
        <div className="grid gap-5 lg:grid-cols-2 lg:gap-8">
          <div className="grid content-start gap-5">
            <div className="grid gap-5 sm:grid-cols-[1fr_8rem]">
              <TextField form={form} name="title" label="Title" hint="Up to 160 characters." />
              <TextField
                form={form}
                name="order"
                label="Order"
                type="number"
                inputMode="numeric"
                hint={orderHint(order, last)}
              />
            </div>
            <TextField form={form} name="content" label="Content" rows={14} hint={CONTENT_HINT} />
          </div>
          <SectionPreview kind={kind} title={title} content={content} />
        </div>
        <div className="form-footer flex flex-wrap gap-x-3 gap-y-2">
          <IfMayChange>
            <Button type="submit" loading={form.isPending}>
              {form.isPending ? 'Saving...' : isNew ? 'Add section' : 'Save changes'}
            </Button>
          </IfMayChange>
          <Button variant="secondary" onClick={() => setPreviewing(true)}>
            <span>
              Preview<span className="max-sm:sr-only"> document</span>
            </span>
          </Button>
          <IfMayChange>
            <Button variant="ghost" disabled={form.isPending} onClick={onCancel} className="max-sm:hidden">
              Cancel
            </Button>
          </IfMayChange>
        </div>
      </ActionForm>
      <PreviewDialog
        kind={kind}
        open={isPreviewing}
        onClose={() => setPreviewing(false)}
        read={() => ({ ...readTexts(), sections: withEditedSection(sections, form.getValues()) })}
      />
    </>
  )
}
