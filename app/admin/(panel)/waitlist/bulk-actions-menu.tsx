'use client'

import { ChevronDown, Send } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Menu, MenuItem } from '@/components/ui/menu'
import type { WaitlistStatus } from '@/lib/waitlist/schema'

interface BulkActionsMenuProps {
  q: string
  status: WaitlistStatus | null
}

/** Starts a message to everyone the list shows, on this page and the others. */
export function BulkActionsMenu({ q, status }: BulkActionsMenuProps) {
  return (
    <Menu
      trigger={
        <Button size="sm">
          Bulk Actions
          <ChevronDown aria-hidden="true" size={18} strokeWidth={1.75} />
        </Button>
      }
    >
      <MenuItem render={<Link href={composeHref(q, status)} />}>
        <Send aria-hidden="true" size={16} strokeWidth={1.75} />
        Email All
      </MenuItem>
      <MenuItem render={<Link href={composeHref(q, 'active')} />}>
        <Send aria-hidden="true" size={16} strokeWidth={1.75} />
        Email Active
      </MenuItem>
    </Menu>
  )
}

function composeHref(q: string, status: WaitlistStatus | null) {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (status) query.set('status', status)
  return `/admin/campaigns/new?${query}` as const
}
