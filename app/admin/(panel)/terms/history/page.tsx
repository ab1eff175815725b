import type { Metadata } from 'next'
import { HistoryPage } from '../../_legal/history-page'

export const metadata: Metadata = { title: 'History · Terms of Service' }

export default function TermsHistoryPage({ searchParams }: PageProps<'/admin/terms/history'>) {
  return <HistoryPage kind="terms" searchParams={searchParams} />
}
