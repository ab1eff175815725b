import type { Metadata } from 'next'
import { type LegalKind, legalDocuments } from '@/lib/legal/legal-version'
import { pageMetadata } from '@/lib/platform/seo'

/**
 * Of the list of versions, or of one. Search engines are asked to leave them out: what is no longer valid would stand beside what is,
 * and be taken for it. Their links are followed.
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
