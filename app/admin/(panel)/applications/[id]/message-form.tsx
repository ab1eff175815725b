'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { toast } from 'sonner'
import { ActionForm } from '@/components/forms/action-form'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { sendMessage } from '@/lib/applications/actions'
import { GENERAL_TITLE } from '@/lib/applications/application-rules'
import { type MessageTemplate, messageFrom, messageTemplates } from '@/lib/applications/message-templates'
import { adminLimits, type MessageInput, messageSchema } from '@/lib/applications/schema'

interface MessageFormProps {
  id: string
  eventId: string
  applicantName: string
  email: string
  positionTitle: string
}

const REPLACE = 'Replace your text with this template?'
// Object.keys loses the key type; this record has exactly these keys.
const templates = Object.keys(messageTemplates) as MessageTemplate[]

/** Writes an email to the applicant, starting from a template. */
export function MessageForm({ id, eventId, applicantName, email, positionTitle }: MessageFormProps) {
  const router = useRouter()
  const addressee = { applicantName, positionTitle: positionTitle === GENERAL_TITLE ? '' : positionTitle }
  const blank = messageFrom('blank', addressee)
  const [template, setTemplate] = useState<MessageTemplate>('blank')
  const form = useActionForm<MessageInput, { nextId: string }>({
    schema: messageSchema,
    action: sendMessage,
    values: { id, eventId, ...blank },
    onSuccess: ({ nextId }) => {
      toast.success(`Your message to ${applicantName} is on its way`)
      setTemplate('blank')
      form.reset({ id, eventId: nextId, ...blank })
      router.refresh()
    },
  })
  const [subject = '', body = ''] = useWatch({ control: form.control, name: ['subject', 'body'] })
  const isBlank = subject.trim() === '' || body.trim() === ''
  const isUnfinished = /\[[^\]\n]+\]/.test(body)

  const choose = (next: MessageTemplate) => {
    const original = messageFrom(template, addressee)
    const isWritten = subject !== original.subject || body !== original.body
    if (isWritten && !window.confirm(REPLACE)) return
    const text = messageFrom(next, addressee)
    setTemplate(next)
    form.setValue('subject', text.subject, { shouldDirty: true })
    form.setValue('body', text.body, { shouldDirty: true })
  }

  return (
    <ActionForm form={form}>
      <p className="text-sm wrap-anywhere text-fg-soft">
        To {applicantName}, {email}. Replies go to the hiring address.
      </p>
      <Field label="Template">
        {(control) => (
          <Select
            {...control}
            value={template}
            onChange={(event) => {
              const next = templates.find((option) => option === event.target.value)
              if (next) choose(next)
            }}
          >
            {templates.map((name) => (
              <option key={name} value={name}>
                {messageTemplates[name]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextField form={form} name="subject" label="Subject" maxLength={adminLimits.subject} />
      <TextField form={form} name="body" label="Message" rows={12} maxLength={adminLimits.body} />
      {isUnfinished && (
        <Notice tone="warn">Some blanks are not filled in yet: look for the [square brackets].</Notice>
      )}
      <div>
        <Button type="submit" size="sm" loading={form.isPending} disabled={isBlank}>
          Send
        </Button>
      </div>
    </ActionForm>
  )
}
