import type { Metadata } from 'next'
import type { RawParams } from '@/lib/platform/list-params'
import { HistoryPage } from '../../_legal/history-page'

export const metadata: Metadata = { title: 'History · Terms of Service' }

export default function TermsHistoryPage({ searchParams }: { searchParams: Promise<RawParams> }) {
  return <HistoryPage kind="terms" searchParams={searchParams} />
}
