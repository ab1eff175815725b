'use client'

import { Reply } from 'lucide-react'
import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { toast } from 'sonner'
import { removeParameter } from '@/components/admin/remove-parameter'
import { ActionForm } from '@/components/forms/action-form'
import { focusWhenOpened, takeFocus } from '@/components/forms/take-focus'
import { useActionForm } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { sendReply } from '@/lib/contact/actions'
import type { SavedReply } from '@/lib/contact/admin-queries'
import type { ReplyFacts } from '@/lib/contact/fill-reply'
import { type ReplyInput, replySchema } from '@/lib/contact/schema'
import { SavedReplyPicker } from './saved-reply-picker'

interface AnsweredMessage extends ReplyFacts {
  id: string
  email: string
  subject: string
  text: string
}

interface ReplyButtonProps {
  message: AnsweredMessage
  /** The id of the first reply sent from here. */
  replyId: string
  /** The id of the newest reply in the thread, or null. */
  newestReplyId: string | null
  savedReplies: SavedReply[]
  isInTrash: boolean
}

/**
 * Opens the dialog in which staff reply. `?reply=1` in the URL opens it, too. The dialog keeps its input when closed, and when
 * a colleague moves the message to Trash.
 */
export function ReplyButton({ message, replyId, newestReplyId, savedReplies, isInTrash }: ReplyButtonProps) {
  const router = useRouter()
  const isInUrl = useSearchParams().get('reply') === '1'
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(isInUrl && !isInTrash)
  // A refresh may load a colleague's reply behind the open dialog, where the author does not see it.
  const [seenId, setSeenId] = useState(newestReplyId)
  const form = useActionForm<ReplyInput, { nextId: string }>({
    schema: replySchema,
    action: (input) => sendReply({ ...input, seenReplyId: seenId }),
    values: { id: replyId, messageId: message.id, text: '' },
    scope: 'path',
    onSuccess: ({ nextId }) => {
      toast.success('Reply sent successfully!', {
        description: 'The thread will show when it has been sent.',
      })
      form.reset({ id: nextId, messageId: message.id, text: '' })
      close()
      router.refresh()
    },
  })
  const open = () => {
    setSeenId(newestReplyId)
    form.dismiss()
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    // Otherwise a reload would reopen the dialog.
    if (isInUrl) removeParameter('reply')
  }
  // The router restores a visited thread as it was left. If the URL asks for a reply, open the dialog again.
  const openFromUrl = useEffectEvent(open)
  useEffect(() => {
    if (isInUrl && !isInTrash) openFromUrl()
  }, [isInUrl, isInTrash])
  const { ref, ...registered } = form.register('text')
  const text = useWatch({ control: form.control, name: 'text' }) ?? ''
  const isBlank = text.trim() === ''
  const setText = (next: string) => form.setValue('text', next, { shouldDirty: true, shouldValidate: false })

  return (
    <>
      {!(isInTrash && isBlank) && (
        <Button ref={button} onClick={open}>
          <Reply />
          {isBlank ? 'Reply' : 'Continue the reply'}
        </Button>
      )}
      <Dialog
        open={isOpen}
        onClose={close}
        onClosed={() => takeFocus(button.current)}
        size="lg"
        title="Reply"
        description={
          <span className="wrap-anywhere">
            To {message.name}, {message.email}. Their reply will go to the contact address and won’t appear on
            this screen.
          </span>
        }
      >
        <ActionForm form={form} sendsEmail>
          {isInTrash && !form.message && (
            <Notice tone="warn">
              This message was moved to Trash. Your reply has not been sent. To send it, close this dialog and
              restore the message.
            </Notice>
          )}
          <details open className="rounded-md bg-sunken px-4 py-2.5 text-sm">
            <summary className="wrap-anywhere">
              <span className="text-fg-soft">About:</span> {message.subject}
            </summary>
            <p className="mt-2 max-h-20 overflow-y-auto sm:max-h-40 wrap-anywhere whitespace-pre-line">
              {message.text}
            </p>
          </details>
          <SavedReplyPicker
            savedReplies={savedReplies}
            message={message}
            typed={text}
            disabled={form.isPending}
            onPick={setText}
          />
          <Field label="Reply" error={form.error('text')}>
            {(control) => (
              <Textarea
                {...control}
                {...registered}
                ref={(element) => {
                  ref(element)
                  // On touch screens, the keyboard would cover the message.
                  if (matchMedia('(pointer: fine)').matches) focusWhenOpened(element)
                }}
                rows={10}
                readOnly={form.isPending}
                className="max-sm:h-44"
              />
            )}
          </Field>
          <div className="form-footer flex flex-wrap gap-3 max-sm:*:flex-auto">
            <Button type="submit" loading={form.isPending} disabled={isInTrash || isBlank}>
              {form.isPending ? 'Sending...' : 'Send'}
            </Button>
            <Button variant="ghost" disabled={form.isPending} onClick={close} className="max-sm:px-2">
              Close and keep draft
            </Button>
          </div>
        </ActionForm>
      </Dialog>
    </>
  )
}
