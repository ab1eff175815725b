import type { Route } from 'next'
import type { ReactNode } from 'react'
import { ContentHeader } from '@/components/admin/content-header'
import { ButtonLink } from '@/components/ui/button-link'
import { type LegalKind, legalDocuments } from '@/lib/legal/legal-version'
import { legalEditors } from '@/lib/legal/schema'

interface LegalHeaderProps {
  kind: LegalKind
  current: 'Document' | 'History' | 'Trash'
  description: ReactNode
}

/** Shows the header of each page of a document's editor. */
export function LegalHeader({ kind, current, description }: LegalHeaderProps) {
  const { title, path } = legalDocuments[kind]
  const editor = legalEditors[kind]
  return (
    <ContentHeader
      title={title}
      description={description}
      tabs={[
        { href: editor, label: 'Document' },
        { href: `${editor}/history` as Route, label: 'History' },
        { href: `${editor}/trash` as Route, label: 'Trash' },
      ]}
      current={current}
      view={{ href: path as Route, label: 'View on the site' }}
      {...(current === 'Document' && {
        actions: (
          <ButtonLink href={`${editor}?preview` as Route} scroll={false} size="sm" variant="secondary">
            Preview document
          </ButtonLink>
        ),
        add: { href: `${editor}?add` as Route, label: 'Add section' },
      })}
    />
  )
}
