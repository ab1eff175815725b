import type { Metadata } from 'next'
import { type LegalKind, legalDocuments } from '@/lib/legal/legal-version'
import { pageMetadata } from '@/lib/platform/seo'

/**
 * Returns metadata for the list of versions, or for one. Search engines are asked to leave them out, so that old versions are
 * not mistaken for the current one. Their links are followed.
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
