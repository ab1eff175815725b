'use client'

import { toast } from 'sonner'
import { IfMayChange } from '@/components/admin/role'
import { ActionForm } from '@/components/forms/action-form'
import { DraftNotice } from '@/components/forms/draft-notice'
import { StaleNotice } from '@/components/forms/stale-notice'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { useLocalDraft } from '@/components/forms/use-local-draft'
import { useNewerVersion } from '@/components/forms/use-newer-version'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { saveAboutTexts } from '@/lib/about/actions'
import { type AboutTextsInput, aboutTextsSchema, MISSING } from '@/lib/about/schema'

const labels = { missionText: 'Mission Statement', storyText: 'Our Story' }

export function TextsForm({ values }: { values: AboutTextsInput }) {
  const form = useActionForm<AboutTextsInput, { version: number }>({
    schema: aboutTextsSchema,
    action: saveAboutTexts,
    values,
    missing: MISSING,
    onSuccess: ({ version }, sent) => {
      draft.markSaved(sent)
      form.settle(sent, { version })
      toast.success('Changes saved successfully!')
    },
  })
  useNewerVersion(form, values)
  const draft = useLocalDraft(form, 'about.draft.texts')
  return (
    <Card className="max-w-3xl p-5 sm:p-7">
      <ActionForm form={form}>
        <DraftNotice draft={draft} />
        <StaleNotice form={form} labels={labels} />
        <TextField
          form={form}
          name="missionText"
          label={labels.missionText}
          rows={4}
          hint="One or two sentences, shown large. Up to 1,000 characters."
        />
        <TextField
          form={form}
          name="storyText"
          label={labels.storyText}
          rows={14}
          hint="Leave a blank line to start a new paragraph. The first paragraph is shown larger."
        />
        <IfMayChange>
          <div className="sticky bottom-0 -mx-5 -mb-5 rounded-b-md border-t border-line bg-surface px-5 py-4 sm:-mx-7 sm:-mb-7 sm:px-7">
            <Button type="submit" loading={form.isPending}>
              {form.isPending ? 'Saving...' : 'Save Changes'}
            </Button>
          </div>
        </IfMayChange>
      </ActionForm>
    </Card>
  )
}
