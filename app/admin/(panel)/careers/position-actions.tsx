import { ExternalLink } from 'lucide-react'
import { DeleteButton } from '@/components/admin/delete-button'
import { IfMayChange } from '@/components/admin/role'
import { RowIcon } from '@/components/admin/row-icon'
import { RowLink } from '@/components/admin/row-link'
import { deletePosition, restorePosition } from '@/lib/careers/actions'
import type { ListedPosition } from '@/lib/careers/admin-queries'
import { positionMessages } from '@/lib/careers/schema'
import { PositionFacts } from './position-facts'
import { ViewPosition } from './view-position'

/** Shows buttons to view, edit and delete a position. */
export function PositionActions({ position }: { position: ListedPosition }) {
  const { id, title, slug, status } = position
  return (
    <div className="flex justify-end md:w-36 md:[&>:not(dialog)]:max-w-9">
      {status === 'active' && (
        <RowLink
          href={`/careers/${slug}`}
          label={`View ${title} on the site`}
          title="View on the site"
          isNewTab
        >
          <ExternalLink />
        </RowLink>
      )}
      <ViewPosition title={title}>
        <PositionFacts position={position} />
      </ViewPosition>
      <IfMayChange>
        <RowLink href={`/admin/careers/${id}`} label={`Edit ${title}`} shortcut="E">
          <RowIcon name="pencil" />
        </RowLink>
      </IfMayChange>
      <DeleteButton
        recordLabel="Job position"
        question={positionMessages.confirmDelete}
        name={title}
        input={{ id }}
        remove={deletePosition}
        restore={restorePosition}
      />
    </div>
  )
}
