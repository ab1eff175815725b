import { Pencil } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { DeleteButton } from '@/components/admin/delete-button'
import { LastChange } from '@/components/admin/last-change'
import { iconButtonClass } from '@/components/ui/button'
import { deleteLandingItem, restoreLandingItem } from '@/lib/landing/actions'
import type { LandingList } from '@/lib/landing/schema'
import { folderOf, nounOf } from './words'

interface ItemProps {
  list: LandingList
  id: string
  name: string
}

interface ItemTextProps extends ItemProps {
  lastChange: { by: string; at: Date } | null
  /** A short line before the name. */
  above: ReactNode
  children: ReactNode
}

const hrefOf = (list: LandingList, id: string) => `/admin/landing/${folderOf[list]}/${id}` as const

/** What a row of the sortable lists says: name, text, and who changed it last. */
export function ItemText({ list, id, name, lastChange, above, children }: ItemTextProps) {
  return (
    <div className="grid gap-1">
      <p className="text-xs font-semibold text-fg-soft">{above}</p>
      <Link href={hrefOf(list, id)} className="font-semibold break-words underline-offset-4 hover:underline">
        {name}
      </Link>
      <p className="line-clamp-2 max-w-prose text-sm break-words text-fg-soft">{children}</p>
      {lastChange && (
        <p className="text-xs text-fg-soft">
          <LastChange change={lastChange} />
        </p>
      )}
    </div>
  )
}

/** The ways to edit and delete it. */
export function ItemActions({ list, id, name }: ItemProps) {
  return (
    <>
      <Link
        href={hrefOf(list, id)}
        aria-label={`Edit ${name}`}
        title={`Edit ${name}`}
        className={iconButtonClass}
      >
        <Pencil aria-hidden="true" size={18} strokeWidth={1.75} />
      </Link>
      <DeleteButton
        noun={nounOf[list]}
        name={name}
        input={{ list, id }}
        remove={deleteLandingItem}
        restore={restoreLandingItem}
      />
    </>
  )
}
