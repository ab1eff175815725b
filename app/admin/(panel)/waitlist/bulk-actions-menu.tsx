'use client'

import { ChevronDown, Send } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Menu, MenuGroup, MenuItem } from '@/components/ui/menu'
import { composeHref, type ListedPeople } from './compose-href'

/** Starts a campaign to everyone in the list, across all pages and regardless of the selection. */
export function BulkActionsMenu({ people }: { people: ListedPeople }) {
  const { sealed, status, plan } = people
  return (
    <Menu
      trigger={
        <Button size="sm" variant="secondary">
          <Send className="sm:hidden" />
          <span className="max-sm:sr-only">Bulk Actions</span>
          <ChevronDown />
        </Button>
      }
    >
      <MenuGroup
        label={sealed || status || plan ? 'Everyone who matches the filter' : 'Everyone on the waitlist'}
      >
        <MenuItem render={<Link href={composeHref(people)} />}>
          <Send size={16} />
          Email All
        </MenuItem>
        {(status === null || status === 'active') && (
          <MenuItem render={<Link href={composeHref({ ...people, status: 'active' })} />}>
            <Send size={16} />
            Email Active
          </MenuItem>
        )}
      </MenuGroup>
    </Menu>
  )
}
