import { IfMayChange } from '@/components/admin/role'
import { ActionForm } from '@/components/forms/action-form'
import { DraftNotice } from '@/components/forms/draft-notice'
import { StaleNotice } from '@/components/forms/stale-notice'
import { TextField } from '@/components/forms/text-field'
import type { ActionForm as Form } from '@/components/forms/use-action-form'
import type { LocalDraft } from '@/components/forms/use-local-draft'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { classNames } from '@/components/ui/class-names'
import { type LegalKind, showLastUpdated } from '@/lib/legal/legal-version'
import type { LegalTextsInput } from '@/lib/legal/schema'

interface TextsFormProps {
  kind: LegalKind
  form: Form<LegalTextsInput>
  draft: LocalDraft
  savedAt: Date | null
}

const labels = {
  privacy: { lastUpdatedText: 'Last Updated', policyUpdatesText: 'Policy Updates' },
  terms: { lastUpdatedText: 'Last Updated' },
}

/** Edits the texts around the sections: the date above them and, for the privacy policy, a paragraph below. */
export function TextsForm({ kind, form, draft, savedAt }: TextsFormProps) {
  const { isDirty } = form.formState
  const day = savedAt ? showLastUpdated('', savedAt) : ''
  return (
    <Card className="p-5 sm:p-6">
      <ActionForm form={form}>
        <DraftNotice draft={draft} />
        <StaleNotice form={form} labels={labels[kind]} />
        <div
          className={classNames(
            'grid gap-5',
            kind === 'privacy' ? 'lg:grid-cols-[20rem_1fr] lg:gap-8' : 'max-w-xl',
          )}
        >
          <TextField
            form={form}
            name="lastUpdatedText"
            label="Last Updated"
            optional
            placeholder={day}
            hint={`Leave empty to show the date of the latest version${day && ` (${day})`}. Anything you type here is shown instead until you clear it.`}
          />
          {kind === 'privacy' && (
            <TextField
              form={form}
              name="policyUpdatesText"
              label="Policy Updates"
              optional
              rows={4}
              hint="Explains how readers learn about changes. Shown below the last section. Up to 2,000 characters."
            />
          )}
        </div>
        <IfMayChange>
          <Button
            type="submit"
            size="sm"
            loading={form.isPending}
            variant={isDirty ? 'primary' : 'secondary'}
            className="justify-self-start"
          >
            {form.isPending ? 'Saving...' : 'Save changes'}
          </Button>
        </IfMayChange>
      </ActionForm>
    </Card>
  )
}
