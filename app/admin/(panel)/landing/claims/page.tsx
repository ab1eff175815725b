import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ScreenHeader } from '@/components/admin/content/screen-header'
import { describeChange } from '@/components/admin/describe-change'
import { LoadingList } from '@/components/admin/loading-list'
import { ResourceTable } from '@/components/admin/resource-table'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import { requireAdmin } from '@/lib/auth/session'
import { DAY_MS, formatLongDate } from '@/lib/dates'
import { getOnlySourced, listClaimsForEdit } from '@/lib/landing/admin-queries'
import { landing } from '@/lib/landing/noun'
import { claimInfo } from '@/lib/landing/schema'
import { OnlySourcedSwitch, ShownSwitch } from './switches'

export const metadata: Metadata = { title: 'Claims · Landing page' }

const YEAR_MS = 365 * DAY_MS

export default async function ClaimsPage() {
  await requireAdmin('landing')
  return (
    <>
      <ScreenHeader
        content={landing.content}
        tab="Claims"
        description="Claims shown across the site. A change here updates every page under “Shown on”. Figures in the press kit’s text must be edited there."
      />
      <Suspense fallback={<LoadingList />}>
        <Claims />
      </Suspense>
    </>
  )
}

async function Claims() {
  const [claims, onlySourced] = await Promise.all([listClaimsForEdit(), getOnlySourced()])
  const yearAgo = Date.now() - YEAR_MS
  return (
    <>
      <div className="mb-5 grid gap-1">
        <OnlySourcedSwitch onlySourced={onlySourced} />
        <p className="pl-7.5 text-sm text-fg-soft max-md:hidden">
          To give a claim a source, edit it and fill in “Public source”. Hidden claims don’t appear on the
          site. Claims in the press kit’s text always stay visible.
        </p>
      </div>
      <ResourceTable
        label="Claims"
        rows={claims}
        rowId={({ key }) => key}
        columns={[
          {
            header: 'Claim',
            phone: 'title',
            cell: ({ key, lastChange }) => (
              <>
                <Link
                  href={`/admin/landing/claims/${key}`}
                  className="font-semibold underline underline-offset-4"
                >
                  {claimInfo[key].name}
                </Link>
                {lastChange && <p className="mt-0.5 text-xs text-fg-soft">{describeChange(lastChange)}</p>}
              </>
            ),
          },
          {
            header: 'As shown',
            cell: ({ value, label }) => (
              <span className="max-md:text-right">
                <strong className="block whitespace-nowrap tabular-nums">{value}</strong> {label}
              </span>
            ),
          },
          {
            header: 'Shown on',
            cell: ({ key, isShown, hiddenReason }) => {
              const { name, shownOn, isInText } = claimInfo[key]
              return (
                <span className="inline-grid justify-items-start gap-1.5 max-md:justify-items-end">
                  {shownOn}
                  {isInText && (
                    <Link href="/admin/press-kit" className="font-medium underline underline-offset-4">
                      Edit in Press Kit
                    </Link>
                  )}
                  {!isInText && <ShownSwitch id={key} name={name} isShown={isShown} />}
                  {!isInText && hiddenReason && <Badge tone="warn">Hidden: {hiddenReason}</Badge>}
                </span>
              )
            },
          },
          {
            header: 'Source',
            phone: 'plain',
            cell: ({ key, source, publicSource }) => (
              <>
                {publicSource === null && !claimInfo[key].isInText && (
                  <p className="mb-1">
                    <Badge tone="warn">No public source</Badge>
                  </p>
                )}
                <p className="line-clamp-3 max-w-80 text-fg-soft">{publicSource ?? source}</p>
              </>
            ),
          },
          {
            header: 'Last checked',
            className: 'whitespace-nowrap',
            cell: ({ checkedOn }) => (
              <span className="inline-grid justify-items-start gap-1 max-md:justify-items-end">
                {formatLongDate(checkedOn)}
                {checkedOn.getTime() < yearAgo && <Badge tone="warn">Over a year ago</Badge>}
              </span>
            ),
          },
        ]}
      />
    </>
  )
}
