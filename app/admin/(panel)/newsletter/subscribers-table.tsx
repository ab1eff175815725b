'use client'

import { type ListData, ListTable } from '@/components/admin/list-table'
import type { ListedSubscriber } from '@/lib/newsletter/admin-queries'
import { subscriberColumns } from './columns'

export function SubscribersTable(list: ListData<ListedSubscriber> & { limit: number }) {
  return (
    <ListTable {...list} label="Subscribers" columns={subscriberColumns} nouns={['address', 'addresses']} />
  )
}
