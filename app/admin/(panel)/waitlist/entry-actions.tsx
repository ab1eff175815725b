'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { RowIcon } from '@/components/admin/row-icon'
import { buttonClass } from '@/components/ui/button'
import { DeleteEntry } from './delete-entry'
import { mailLink } from './mail-link'

interface EntryActionsProps {
  id: string
  name: string
  email: string
  /** Where to go once the entry is deleted. */
  next: string
}

/** Shows the buttons of the panel: to email someone and to delete the entry. */
export function EntryActions({ next, ...entry }: EntryActionsProps) {
  const router = useRouter()
  return (
    <div className="flex flex-wrap justify-between gap-2">
      <a
        aria-keyshortcuts="R"
        className={buttonClass({ variant: 'secondary', size: 'sm' })}
        href={mailLink(entry.name, entry.email)}
      >
        <RowIcon name="mail" />
        Send email
      </a>
      <DeleteEntry
        {...entry}
        text="Move to Trash"
        onDeleted={() => {
          // Someone who tried again may have moved on to another person or screen.
          if (new URLSearchParams(location.search).get('person') === entry.id)
            router.replace(next as Route, { scroll: false })
        }}
      />
    </div>
  )
}
