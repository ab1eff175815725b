import type { Metadata } from 'next'
import { HistoryPage } from '../../_legal/history-page'

export const metadata: Metadata = { title: 'History · Privacy Policy' }

export default function PrivacyPolicyHistoryPage({
  searchParams,
}: PageProps<'/admin/privacy-policy/history'>) {
  return <HistoryPage kind="privacy" searchParams={searchParams} />
}
