import type { Metadata } from 'next'
import { Suspense } from 'react'
import { LoadingList } from '@/components/admin/loading-list'
import { OuterLink } from '@/components/admin/outer-link'
import { SortableList } from '@/components/admin/sortable-list'
import { Badge } from '@/components/ui/badge'
import { EmptyState } from '@/components/ui/empty-state'
import { requireAdmin } from '@/lib/auth/session'
import { formatDate, lagosDay } from '@/lib/dates'
import { orderPressItems } from '@/lib/press/actions'
import { listNewsForEdit } from '@/lib/press/admin-queries'
import { UNKNOWN_OUTLET } from '@/lib/press/schema'
import { AddLink } from '../add-link'
import { ItemActions, ItemText } from '../item-row'
import { PressHeader } from '../press-header'
import { pathOf } from '../words'
import { NewsDialog } from './news-dialog'

export const metadata: Metadata = { title: 'Recent Coverage · Press Kit' }

export default async function CoveragePage() {
  await requireAdmin()
  return (
    <>
      <PressHeader
        current="Recent Coverage"
        description="What others wrote about us. A new one takes its place by its date; you can move it afterwards."
        actions={<AddLink path={pathOf.news}>Add coverage</AddLink>}
      />
      <Suspense fallback={<LoadingList />}>
        <Coverage />
      </Suspense>
    </>
  )
}

async function Coverage() {
  const rows = await listNewsForEdit()
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState title="No coverage added yet" action={<AddLink path={pathOf.news}>Add coverage</AddLink>}>
          Without any the section is left out of the press page.
        </EmptyState>
      ) : (
        <SortableList
          label="Recent Coverage"
          list="news"
          save={orderPressItems}
          items={rows.map(({ id, date, title, outlet, link, lastChange }) => ({
            id,
            name: title,
            content: (
              <ItemText
                list="news"
                id={id}
                name={title}
                lastChange={lastChange}
                above={
                  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <time dateTime={date.toISOString().slice(0, 10)}>{formatDate(date)}</time>
                    <Badge tone={outlet ? 'accent' : 'neutral'}>
                      <span className="max-w-40 truncate sm:max-w-96">{outlet || UNKNOWN_OUTLET}</span>
                    </Badge>
                  </span>
                }
              >
                {link ? (
                  <OuterLink url={link} className="break-all underline underline-offset-4 hover:text-fg" />
                ) : (
                  'No link'
                )}
              </ItemText>
            ),
            actions: <ItemActions list="news" id={id} name={title} />,
          }))}
        />
      )}
      <NewsDialog
        newId={crypto.randomUUID()}
        today={lagosDay(new Date())}
        items={rows.map(({ id, version, date, title, outlet, link }) => ({
          id,
          version,
          title,
          outlet,
          link,
          date: date.toISOString().slice(0, 10),
        }))}
      />
    </>
  )
}
