import { historyMetadata } from '@/components/site/legal/history-metadata'
import { VersionList } from '@/components/site/legal/version-list'
import { listLegalVersions } from '@/lib/legal/queries'

export const ensureStatic = 'navigation'

export const metadata = historyMetadata('privacy')

export default async function PrivacyHistoryPage() {
  return <VersionList kind="privacy" versions={await listLegalVersions('privacy')} />
}
