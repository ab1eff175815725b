import type { Metadata } from 'next'
import { type LegalKind, legalDocuments } from '@/lib/legal/legal-version'
import { pageMetadata } from '@/lib/platform/seo'

/**
 * Returns metadata for the list of versions, or for one version. Asks search engines not to index these pages, so that
 * nobody mistakes old versions for the current one, but lets them follow links.
 */
export function historyMetadata(kind: LegalKind, number?: number): Metadata {
  const { title, path } = legalDocuments[kind]
  const metadata = pageMetadata({
    title: number ? `${title}, version ${number}` : `Version history · ${title}`,
    description: `Every version of our ${title}, with what changed in each.`,
    path: `${path}/history${number ? `/${number}` : ''}`,
    picture: 'common',
  })
  return { ...metadata, robots: { index: false, follow: true } }
}
