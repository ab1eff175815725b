import type { Metadata } from 'next'
import type { RawParams } from '@/lib/platform/list-params'
import { HistoryPage } from '../../_legal/history-page'

export const metadata: Metadata = { title: 'History · Privacy Policy' }

export default function PrivacyPolicyHistoryPage({ searchParams }: { searchParams: Promise<RawParams> }) {
  return <HistoryPage kind="privacy" searchParams={searchParams} />
}
