'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { toast } from 'sonner'
import type { InitialValues } from '@/components/admin/form-frame'
import { MarkdownField } from '@/components/admin/markdown/markdown-field'
import { WritingFrame } from '@/components/admin/markdown/writing-frame'
import { ActionForm } from '@/components/forms/action-form'
import { DraftNotice } from '@/components/forms/draft-notice'
import { StaleNotice } from '@/components/forms/stale-notice'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { useLocalDraft } from '@/components/forms/use-local-draft'
import { useNewerVersion } from '@/components/forms/use-newer-version'
import { Card } from '@/components/ui/card'
import { saveArticle } from '@/lib/help/actions'
import { type ArticleInput, articleSchema } from '@/lib/help/schema'
import { MISSING } from '@/lib/platform/fields'

const BACK = '/admin/help-center/articles'
const labels = { title: 'Title', summary: 'Summary', content: 'Content' }

interface ArticleFormProps {
  values: InitialValues<ArticleInput>
  title: string
  description: string
  /** A link to the guide. */
  link?: ReactNode
}

/** Edits a guide. Version 0 means a new guide. */
export function ArticleForm({ values, title, description, link }: ArticleFormProps) {
  const router = useRouter()
  const form = useActionForm<ArticleInput, null>({
    schema: articleSchema,
    action: saveArticle,
    values,
    missing: MISSING,
    onSuccess: (_data, sent) => {
      draft.markSaved(sent)
      toast.success(`Guide ${isNew ? 'created' : 'updated'} successfully!`)
      form.settle(sent, { version: sent.version + 1 }, () => router.push(BACK))
    },
  })
  useNewerVersion(form, values)
  const { defaultValues } = form.formState
  const isNew = defaultValues?.version === 0
  const draft = useLocalDraft(form, `help.draft.${isNew ? 'new' : defaultValues?.id}`)
  return (
    <ActionForm form={form} hasMessageBar>
      <WritingFrame
        form={form}
        name="content"
        isNew={isNew}
        save={isNew ? 'Add guide' : 'Save changes'}
        back={{ href: BACK, plural: 'guides' }}
        title={title}
        description={description}
        links={link}
      >
        <DraftNotice draft={draft} />
        <StaleNotice form={form} labels={labels} />
        <Card className="not-in-focus-mode grid gap-5 p-5 sm:p-7">
          <TextField
            form={form}
            name="title"
            label="Title"
            hint={
              isNew ? 'Sets the page address, which stays the same if you change the title later.' : undefined
            }
          />
          <TextField
            form={form}
            name="summary"
            label="Summary"
            rows={2}
            hint="Shown on the guide’s card and in search results. Up to 300 characters."
          />
        </Card>
        <MarkdownField
          form={form}
          name="content"
          label="Content"
          rows={14}
          slot="blogImage"
          hint="Start a line with “/” to add a heading, table, chart or image."
        />
      </WritingFrame>
    </ActionForm>
  )
}
