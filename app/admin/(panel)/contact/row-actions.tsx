import { DeleteButton } from '@/components/admin/delete-button'
import { RowIcon } from '@/components/admin/row-icon'
import { RowLink } from '@/components/admin/row-link'
import { deleteMessage, restoreMessage } from '@/lib/contact/actions'
import type { ListedMessage } from '@/lib/contact/admin-queries'

interface RowActionsProps {
  message: ListedMessage
  /** The URL of the message's thread with the reply open. */
  replyHref: string
}

/** Shows buttons to reply to a message and to delete it. */
export function RowActions({ message: { id, subject }, replyHref }: RowActionsProps) {
  return (
    <div className="row-icons">
      <RowLink href={replyHref} label={`Reply to ${subject}`} title="Reply" shortcut="R">
        <RowIcon name="reply" />
      </RowLink>
      <DeleteButton
        recordLabel="Message"
        name={subject}
        input={{ id }}
        remove={deleteMessage}
        restore={restoreMessage}
      />
    </div>
  )
}
