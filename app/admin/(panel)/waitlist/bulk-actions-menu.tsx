'use client'

import { ChevronDown, Send } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Menu, MenuItem } from '@/components/ui/menu'
import type { WaitlistStatus } from '@/lib/waitlist/schema'

interface BulkActionsMenuProps {
  /** The search, as URLs contain it. */
  sealed: string
  status: WaitlistStatus | null
}

/** Starts a message to everyone in the list, across all pages. */
export function BulkActionsMenu({ sealed, status }: BulkActionsMenuProps) {
  return (
    <Menu
      trigger={
        <Button size="sm">
          Bulk Actions
          <ChevronDown />
        </Button>
      }
    >
      <MenuItem render={<Link href={composeHref(sealed, status)} />}>
        <Send size={16} />
        Email All
      </MenuItem>
      <MenuItem render={<Link href={composeHref(sealed, 'active')} />}>
        <Send size={16} />
        Email Active
      </MenuItem>
    </Menu>
  )
}

function composeHref(sealed: string, status: WaitlistStatus | null) {
  const query = new URLSearchParams()
  if (sealed) query.set('q', sealed)
  if (status) query.set('status', status)
  return `/admin/campaigns/new?${query}` as const
}
