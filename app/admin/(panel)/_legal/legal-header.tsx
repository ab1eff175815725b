import type { Route } from 'next'
import type { ReactNode } from 'react'
import { ScreenHeader } from '@/components/admin/content/screen-header'
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
    <ScreenHeader
      content={{
        title,
        tabs: [
          { href: editor, label: 'Document' },
          { href: `${editor}/history` as Route, label: 'History' },
          { href: `${editor}/trash` as Route, label: 'Trash' },
        ],
      }}
      tab={current}
      description={description}
      view={path as Route}
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
