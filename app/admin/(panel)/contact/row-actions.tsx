import { Reply } from 'lucide-react'
import type { Route } from 'next'
import { DeleteButton } from '@/components/admin/delete-button'
import { Link } from '@/components/ui/link'
import { deleteMessage, restoreMessage } from '@/lib/contact/actions'
import type { ListedMessage } from '@/lib/contact/admin-queries'

interface RowActionsProps {
  message: ListedMessage
  /** The address of its thread. */
  href: string
}

/** Reply, over the whole thread; delete. */
export function RowActions({ message: { id, subject }, href }: RowActionsProps) {
  return (
    <div className="flex justify-end md:[&>:not(dialog)]:max-h-9 md:[&>:not(dialog)]:max-w-9">
      <Link
        href={`${href}${href.includes('?') ? '&' : '?'}reply=1` as Route}
        aria-label={`Reply to ${subject}`}
        title="Reply"
        className="inline-flex size-11 items-center justify-center rounded-md text-fg-soft transition-colors hover:bg-sunken hover:text-fg"
      >
        <Reply />
      </Link>
      <DeleteButton
        noun="Message"
        name={subject}
        input={{ id }}
        remove={deleteMessage}
        restore={restoreMessage}
      />
    </div>
  )
}
