'use client'

import { RowIcon } from '@/components/admin/row-icon'
import { iconButtonClass } from '@/components/ui/button'
import { DeleteEntry } from './delete-entry'
import { mailLink } from './mail-link'

interface RowActionsProps {
  id: string
  name: string
  email: string
}

export function RowActions({ id, name, email }: RowActionsProps) {
  return (
    <div className="row-icons">
      <a
        aria-keyshortcuts="R"
        aria-label={`Email ${name}`}
        className={iconButtonClass}
        href={mailLink(name, email)}
        title={`Email ${name}`}
      >
        <RowIcon name="mail" />
      </a>
      <DeleteEntry id={id} name={name} email={email} />
    </div>
  )
}
