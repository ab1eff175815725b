import { Download } from 'lucide-react'
import { buttonClass } from '@/components/ui/button'
import { type ListParams, type ListSpec, listQuery } from '@/lib/platform/list-params'
import { DownloadLink } from './download-link'

interface ExportLinkProps {
  /** The route that returns the file. */
  path: `/api/admin/${string}/export`
  spec: ListSpec
  params: ListParams
}

/** Renders a link that downloads all rows of the filtered list as CSV, in the same order. */
export function ExportLink({ path, spec, params }: ExportLinkProps) {
  const { cursor: _page, ...state } = params
  return (
    <DownloadLink
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
      href={`${path}?${listQuery(spec, state)}`}
    >
      <Download />
      <span className="max-sm:sr-only">Export CSV</span>
    </DownloadLink>
  )
}
