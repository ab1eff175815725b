'use client'

import { Mail } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { toast } from 'sonner'
import { ConfirmDialog } from '@/components/admin/confirm-dialog'
import { ActionForm } from '@/components/forms/action-form'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { sendMessage } from '@/lib/applications/actions'
import { GENERAL_TITLE } from '@/lib/applications/application-rules'
import {
  blanksIn,
  type MessageTemplate,
  messageFrom,
  messageTemplates,
} from '@/lib/applications/message-templates'
import { adminLimits, type MessageInput, messageSchema } from '@/lib/applications/schema'

interface EmailButtonProps {
  id: string
  /** The id of the first email sent from here. */
  eventId: string
  /** The id of the newest email from staff in the timeline, or null. */
  newestEmailId: string | null
  applicantName: string
  email: string
  positionTitle: string
  isInTrash: boolean
}

// Object.keys loses the key type; this record has exactly these keys.
const templates = Object.keys(messageTemplates) as MessageTemplate[]

/**
 * Opens the dialog in which staff write to the applicant, starting from a template. The dialog keeps its input when
 * closed, and when a colleague moves the application to Trash.
 */
export function EmailButton({
  id,
  eventId,
  newestEmailId,
  applicantName,
  email,
  positionTitle,
  isInTrash,
}: EmailButtonProps) {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  // A refresh may load a colleague's email behind the open dialog, where the author does not see it.
  const [seenId, setSeenId] = useState(newestEmailId)
  const addressee = { applicantName, positionTitle: positionTitle === GENERAL_TITLE ? '' : positionTitle }
  const blank = messageFrom('blank', addressee)
  const [template, setTemplate] = useState<MessageTemplate>('blank')
  const [replacement, setReplacement] = useState<MessageTemplate | null>(null)
  const form = useActionForm<MessageInput, { nextId: string }>({
    schema: messageSchema,
    action: (input) => sendMessage({ ...input, seenEmailId: seenId }),
    values: { id, eventId, ...blank },
    onSuccess: ({ nextId }) => {
      toast.success(`Your message to ${applicantName} is on its way`)
      setTemplate('blank')
      form.reset({ id, eventId: nextId, ...blank })
      setOpen(false)
      router.refresh()
    },
  })
  const open = () => {
    setSeenId(newestEmailId)
    form.dismiss()
    setOpen(true)
  }
  const [subject = '', body = ''] = useWatch({ control: form.control, name: ['subject', 'body'] })
  const isBlank = subject.trim() === '' || body.trim() === ''
  const isUnfinished = blanksIn(body).length > 0

  const original = messageFrom(template, addressee)
  const isEdited = subject !== original.subject || body !== original.body
  const isUntouched = template === 'blank' && !isEdited

  const insert = (next: MessageTemplate) => {
    const text = messageFrom(next, addressee)
    setTemplate(next)
    form.setValue('subject', text.subject, { shouldDirty: true })
    form.setValue('body', text.body, { shouldDirty: true })
  }

  return (
    <>
      {!(isInTrash && isUntouched) && (
        <Button size="sm" onClick={open}>
          <Mail />
          {isUntouched ? 'Email applicant' : 'Continue email'}
        </Button>
      )}
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        size="lg"
        title="Email applicant"
        description={
          <span className="wrap-anywhere">
            To {applicantName}, {email}. Replies go to the hiring address.
          </span>
        }
      >
        <ActionForm form={form} sendsEmail>
          {isInTrash && !form.message && (
            <Notice tone="warn">
              This application was moved to Trash. Your email has not been sent. To send it, close this dialog
              and restore the application.
            </Notice>
          )}
          <Field label="Template">
            {(control) => (
              <Select
                {...control}
                value={template}
                disabled={form.isPending}
                onChange={(event) => {
                  const next = templates.find((option) => option === event.target.value)
                  if (next && isEdited) setReplacement(next)
                  else if (next) insert(next)
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
          <TextField
            form={form}
            name="subject"
            label="Subject"
            maxLength={adminLimits.subject}
            readOnly={form.isPending}
          />
          <TextField
            form={form}
            name="body"
            label="Message"
            rows={12}
            maxLength={adminLimits.body}
            readOnly={form.isPending}
          />
          {isUnfinished && (
            <Notice tone="warn">Some blanks are not filled in yet: look for the [square brackets].</Notice>
          )}
          <div className="form-footer flex flex-wrap gap-3 max-sm:*:flex-auto">
            <Button type="submit" loading={form.isPending} disabled={isInTrash || isBlank}>
              {form.isPending ? 'Sending...' : 'Send'}
            </Button>
            <Button
              variant="ghost"
              disabled={form.isPending}
              onClick={() => setOpen(false)}
              className="max-sm:px-2"
            >
              Close and keep draft
            </Button>
          </div>
        </ActionForm>
      </Dialog>
      <ConfirmDialog
        open={replacement !== null}
        onClose={() => setReplacement(null)}
        onConfirm={async () => replacement && insert(replacement)}
        question="Replace your text with this template?"
        verb="Replace"
      >
        “{replacement && messageTemplates[replacement]}” replaces the subject and message you wrote.
      </ConfirmDialog>
    </>
  )
}
