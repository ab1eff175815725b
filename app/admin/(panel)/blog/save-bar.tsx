'use client'

import { useWatch } from 'react-hook-form'
import { WritingBar } from '@/components/admin/markdown/writing-bar'
import type { ActionForm } from '@/components/forms/use-action-form'
import type { PostInput } from '@/lib/blog/schema'
import { saveLabel } from './save-label'

/** Shows the save button, with a label that says what happens to the post. */
export function SaveBar({ form, isLive }: { form: ActionForm<PostInput>; isLive: boolean }) {
  const { defaultValues } = form.formState
  const status = useWatch({ control: form.control, name: 'status' }) ?? 'draft'
  return (
    <WritingBar
      form={form}
      name="content"
      isNew={defaultValues?.version === 0}
      save={saveLabel({ status, savedStatus: defaultValues?.status ?? 'draft', isLive })}
      back={{ href: '/admin/blog', label: 'Back to posts' }}
    />
  )
}
