import { Field } from '@/components/ui/field'
import { Input, Textarea } from '@/components/ui/input'
import type { FieldErrors } from '@/lib/platform/errors'
import type { MessageDraft } from './use-message-draft'

interface MessageFieldsProps {
  draft: MessageDraft
  errors: FieldErrors
  announcesPost: boolean
  onEdit: (name: keyof MessageDraft, value: string) => void
}

/** Renders the fields of an email to an audience. */
export function MessageFields({ draft, errors, announcesPost, onEdit }: MessageFieldsProps) {
  return (
    <>
      <Field error={errors.subject} label="Subject">
        {(control) => (
          <Input
            {...control}
            maxLength={150}
            name="subject"
            onChange={(event) => onEdit('subject', event.target.value)}
            value={draft.subject}
          />
        )}
      </Field>
      <Field
        error={errors.preview}
        hint="The line that inboxes show after the subject."
        label="Preview text"
        optional
      >
        {(control) => (
          <Input
            {...control}
            maxLength={150}
            name="preview"
            onChange={(event) => onEdit('preview', event.target.value)}
            value={draft.preview}
          />
        )}
      </Field>
      <Field
        error={errors.body}
        hint={
          announcesPost
            ? 'Plain text. Leave a blank line to start a new paragraph. We add the post and a link to it below.'
            : 'Plain text. Leave a blank line to start a new paragraph. We add a greeting with each person’s name.'
        }
        label="Message"
      >
        {(control) => (
          <Textarea
            {...control}
            maxLength={20_000}
            name="body"
            onChange={(event) => onEdit('body', event.target.value)}
            rows={announcesPost ? 5 : 12}
            value={draft.body}
          />
        )}
      </Field>
    </>
  )
}
