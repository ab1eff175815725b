'use client'

import { type ListData, ListTable } from '@/components/admin/list-table'
import type { ListedMail } from '@/lib/outbox/admin-queries'
import { mailColumns } from './columns'

export function EmailsTable(list: ListData<ListedMail> & { limit: number }) {
  return <ListTable {...list} label="Emails" columns={mailColumns} nouns={['email', 'emails']} />
}
