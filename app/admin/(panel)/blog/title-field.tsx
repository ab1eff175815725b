import type { ActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { PageTextarea } from '@/components/ui/input'
import { type PostInput, postLimits } from '@/lib/blog/schema'

/** Edits the title at the size readers see. A long title wraps, but cannot contain line breaks. */
export function TitleField({ form }: { form: ActionForm<PostInput> }) {
  const registered = form.register('title', {
    setValueAs: (typed: string) => typed.replace(/\s*\n\s*/g, ' '),
  })
  return (
    <Field label={<span className="sr-only">Title</span>} error={form.error('title')}>
      {(control) => (
        <PageTextarea
          {...control}
          {...registered}
          rows={1}
          maxLength={postLimits.title}
          placeholder="Title"
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            form.setFocus('content')
          }}
          className="font-display text-3xl leading-tight font-semibold text-balance placeholder:opacity-70"
        />
      )}
    </Field>
  )
}
