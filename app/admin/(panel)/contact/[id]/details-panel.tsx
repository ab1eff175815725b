import { DeleteButton } from '@/components/admin/delete-button'
import { StatusSelect } from '@/components/admin/status-select'
import { Card } from '@/components/ui/card'
import { changeMessageStatus, deleteMessage, restoreMessage } from '@/lib/contact/actions'
import type { Thread } from '@/lib/contact/admin-queries'
import { categoryName } from '@/lib/contact/categories'
import { mailtoLink } from '@/lib/platform/email-address'
import { FromAddress } from '../../_from-address/from-address'
import { statusLabels } from '../labels'
import { CategorySelect } from './category-select'

/** Shows a message's status, category and sender, and the button to delete it. */
export function DetailsPanel({ message }: { message: Thread }) {
  const { id, reference, name, email, subject, status, category, deletedAt } = message
  return (
    <Card className="grid content-start gap-4 p-5 sm:max-lg:col-span-2 sm:max-lg:grid-cols-3">
      <div>
        <h2 className="mb-1.5 text-sm font-semibold">Status</h2>
        {deletedAt ? (
          statusLabels[status]
        ) : (
          <StatusSelect
            id={id}
            name={reference}
            status={status}
            labels={statusLabels}
            change={changeMessageStatus}
          />
        )}
      </div>
      <div>
        <h2 className="mb-1.5 text-sm font-semibold">Category</h2>
        {deletedAt ? (
          categoryName(category)
        ) : (
          <CategorySelect id={id} reference={reference} category={category} />
        )}
      </div>
      <div className="min-w-0">
        <h2 className="mb-1.5 text-sm font-semibold">From</h2>
        <p className="wrap-anywhere">{name}</p>
        <a
          href={`${mailtoLink(email)}?subject=${encodeURIComponent(`Re: ${subject} (${reference})`)}`}
          className="wrap-anywhere text-accent underline-offset-4 hover:underline"
        >
          {email}
        </a>
        <FromAddress email={email} record={{ kind: 'messages', id }} />
      </div>
      {!deletedAt && (
        <div className="-mb-2 border-t border-line pt-2 sm:max-lg:col-span-3">
          <div className="-ml-3">
            <DeleteButton
              recordLabel="Message"
              text="Move to Trash"
              name={subject}
              input={{ id }}
              remove={deleteMessage}
              restore={restoreMessage}
            />
          </div>
        </div>
      )}
    </Card>
  )
}
