'use client'

import { useWatch } from 'react-hook-form'
import { IfMayChange } from '@/components/admin/role'
import type { ActionForm } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import type { PostInput } from '@/lib/blog/schema'
import { saveLabel } from './save-label'

/** Shows the save button, which stays visible however long the text is. */
export function SaveBar({ form, isLive }: { form: ActionForm<PostInput>; isLive: boolean }) {
  const { isDirty, defaultValues } = form.formState
  const status = useWatch({ control: form.control, name: 'status' }) ?? 'draft'
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-canvas px-4 py-3 sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8">
      <IfMayChange>
        <Button type="submit" loading={form.isPending}>
          {saveLabel({ status, savedStatus: defaultValues?.status ?? 'draft', isLive })}
        </Button>
      </IfMayChange>
      <ButtonLink href="/admin/blog" variant="ghost">
        {isDirty ? 'Cancel' : 'Back to posts'}
      </ButtonLink>
      {isDirty && (
        <p className="text-sm text-fg-soft">Not saved yet. Your changes are kept in this browser.</p>
      )}
    </div>
  )
}
