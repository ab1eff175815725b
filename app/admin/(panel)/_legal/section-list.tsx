import type { Route } from 'next'
import { ItemActions, ItemText } from '@/components/admin/item-row'
import { IfMayChange } from '@/components/admin/role'
import { SortableList } from '@/components/admin/sortable-list'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { deleteLegalSection, reorderLegalSections, restoreLegalSection } from '@/lib/legal/actions'
import type { EditedSection } from '@/lib/legal/admin-queries'
import { onOneLine } from '@/lib/legal/legal-blocks'
import type { LegalKind } from '@/lib/legal/legal-version'
import { legalEditors } from '@/lib/legal/schema'

interface SectionListProps {
  kind: LegalKind
  /** The document's title. */
  name: string
  sections: readonly EditedSection[]
}

export function SectionList({ kind, name, sections }: SectionListProps) {
  const editor = legalEditors[kind]
  if (sections.length === 0)
    return (
      <Card>
        <EmptyState
          title="No sections yet"
          action={
            <IfMayChange>
              <ButtonLink href={`${editor}?add` as Route}>Add section</ButtonLink>
            </IfMayChange>
          }
        >
          Until you add one, readers see an empty page
        </EmptyState>
      </Card>
    )
  const hrefOf = (id: string) => `${editor}?edit=${id}` as Route
  return (
    <SortableList
      label={`Sections of the ${name}`}
      list={kind}
      save={reorderLegalSections}
      items={sections.map(({ id, title, content, lastChange }, index) => ({
        id,
        name: title,
        content: (
          <ItemText href={hrefOf(id)} name={title} lastChange={lastChange} above={`Section ${index + 1}`}>
            {onOneLine(content)}
          </ItemText>
        ),
        actions: (
          <ItemActions
            href={hrefOf(id)}
            recordLabel="Section"
            name={title}
            input={{ kind, id }}
            remove={deleteLegalSection}
            restore={restoreLegalSection}
          />
        ),
      }))}
    />
  )
}
