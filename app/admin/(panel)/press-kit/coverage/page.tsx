import type { Metadata } from 'next'
import { ContentScreen } from '@/components/admin/content/content-screen'
import { ExternalLink } from '@/components/admin/external-link'
import { Badge } from '@/components/ui/badge'
import { requireAdmin } from '@/lib/auth/session'
import { listRows } from '@/lib/content/admin-queries'
import { formatLongDate } from '@/lib/dates'
import { deletePressItem, reorderPressItems, restorePressItem } from '@/lib/press/actions'
import { pressLists } from '@/lib/press/lists'
import { UNKNOWN_OUTLET } from '@/lib/press/schema'
import { NewsForm } from './news-form'

export const metadata: Metadata = { title: 'Recent Coverage · Press Kit' }

export default async function CoveragePage() {
  await requireAdmin('press')
  return (
    <ContentScreen
      list={pressLists.news}
      rows={listRows(pressLists.news)}
      description="What others have written about us. New items are placed by date; you can reorder them later."
      empty={{ title: 'No coverage added yet', text: 'The section is hidden until you add some' }}
      row={({ date, title, outlet, link }) => ({
        name: title,
        above: (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <time dateTime={date.toISOString().slice(0, 10)}>{formatLongDate(date)}</time>
            <Badge tone={outlet ? 'accent' : 'neutral'}>
              <span className="max-w-40 truncate sm:max-w-96">{outlet || UNKNOWN_OUTLET}</span>
            </Badge>
          </span>
        ),
        children: link ? (
          <ExternalLink url={link} className="break-all underline underline-offset-4 hover:text-fg" />
        ) : (
          'No link'
        ),
      })}
      form={NewsForm}
      actions={{ remove: deletePressItem, restore: restorePressItem, reorder: reorderPressItems }}
    />
  )
}
