import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { historyMetadata } from '@/components/site/legal/history-metadata'
import { VersionPage } from '@/components/site/legal/version-page'
import { readVersionNumber } from '@/lib/legal/legal-version'
import { getLegalVersion, listLegalVersions } from '@/lib/legal/queries'
import { env } from '@/lib/platform/env'

export const ensureStatic = 'navigation'

/** Lists the versions to build. The build requires at least one path. */
export async function generateStaticParams() {
  const versions = await listLegalVersions('privacy')
  return versions.length > 0 ? versions.map(({ number }) => ({ number: String(number) })) : [{ number: '1' }]
}

export async function generateMetadata({
  params,
}: PageProps<'/privacy/history/[number]'>): Promise<Metadata> {
  const version = await getLegalVersion('privacy', readVersionNumber((await params).number))
  return version ? historyMetadata('privacy', version.number) : { title: 'Version not found' }
}

/** Renders a version. Looks it up before sending anything, because the status code depends on whether it exists. */
export default async function PrivacyVersionPage({ params }: PageProps<'/privacy/history/[number]'>) {
  const version = await getLegalVersion('privacy', readVersionNumber((await params).number))
  if (!version) notFound()
  return <VersionPage kind="privacy" origin={env.APP_URL} version={version} />
}
