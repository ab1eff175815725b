import type { PublicPage } from '@/lib/platform/public-page'
import { legalDocuments } from './legal-version'
import { getLegalDocument } from './queries'
import { legalKinds } from './schema'

export function listLegalPages(): Promise<PublicPage[]> {
  return Promise.all(
    legalKinds.map(async (kind) => ({
      path: legalDocuments[kind].path,
      changedAt: (await getLegalDocument(kind)).updatedAt,
    })),
  )
}
