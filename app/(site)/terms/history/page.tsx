import { historyMetadata } from '@/components/site/legal/history-metadata'
import { VersionList } from '@/components/site/legal/version-list'
import { listLegalVersions } from '@/lib/legal/queries'

export const ensureStatic = 'navigation'

export const metadata = historyMetadata('terms')

export default async function TermsHistoryPage() {
  return <VersionList kind="terms" versions={await listLegalVersions('terms')} />
}
