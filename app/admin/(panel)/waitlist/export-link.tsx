import { Download } from 'lucide-react'
import { buttonClass } from '@/components/ui/button'
import { listQuery } from '@/lib/platform/list-params'
import { type WaitlistParams, waitlistList } from '@/lib/waitlist/schema'

/** The filtered list, all its pages, in its order. */
export function ExportLink({ params }: { params: WaitlistParams }) {
  const { cursor: _page, ...state } = params
  return (
    <a
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
      download
      href={`/api/admin/waitlist/export?${listQuery(waitlistList, state)}`}
    >
      <Download aria-hidden="true" size={18} strokeWidth={1.75} />
      Export CSV
    </a>
  )
}
