import type { Metadata } from 'next'
import { ScreenHeader } from '@/components/admin/content/screen-header'
import { FilterSelect } from '@/components/admin/filter-select'
import { ListSection } from '@/components/admin/list-section'
import { loadFailures } from '@/components/admin/load-failures'
import { RefreshButton } from '@/components/admin/refresh-button'
import { requireAdmin } from '@/lib/auth/session'
import { countTrash } from '@/lib/contact/admin-queries'
import { staffCategories } from '@/lib/contact/categories'
import { contactList } from '@/lib/contact/schema'
import { isInTrash } from '@/lib/platform/list-params'
import { readList } from '@/lib/platform/sealed-search'
import { TRASH_DAYS } from '@/lib/platform/trash-days'
import { statusLabels } from './labels'
import { Messages } from './messages'
import { screen } from './screen'

export const metadata: Metadata = { title: 'Contact' }

const statusOptions = { '': 'All', ...statusLabels }

const categoryOptions = [
  { value: undefined, label: 'All categories' },
  ...Object.entries(staffCategories).map(([value, label]) => ({ value, label })),
]

const orders = [
  { value: 'received.desc', label: 'Newest first' },
  { value: 'received.asc', label: 'Oldest first' },
  { value: 'subject.asc', label: 'Subject, A to Z' },
  { value: 'name.asc', label: 'Name, A to Z' },
  { value: 'status.asc', label: 'Status, new first' },
] as const

export default async function ContactPage({ searchParams }: PageProps<'/admin/contact'>) {
  await requireAdmin('contact')
  const params = readList(contactList, await searchParams)
  const isTrash = isInTrash(params)
  return (
    <>
      <ScreenHeader
        content={screen}
        tab="Messages"
        description={
          isTrash
            ? `Messages in the Trash are permanently deleted after ${TRASH_DAYS} days, along with their replies.`
            : 'Messages from the contact page, and your replies.'
        }
        actions={<RefreshButton failure={loadFailures.contact} />}
      />
      <ListSection
        spec={contactList}
        params={params}
        search="Search by text, name, email or reference"
        orders={!isTrash && orders}
        filters={
          !isTrash && (
            <FilterSelect label="Category" params={params} name="category" options={categoryOptions} />
          )
        }
        statuses={!isTrash && statusOptions}
        trash={{ back: 'Back to messages', countTrash }}
        loading="Loading messages..."
      >
        {Messages({ params })}
      </ListSection>
    </>
  )
}
