import type { Route } from 'next'
import { type ComponentProps, type ComponentType, type ReactNode, Suspense } from 'react'
import { ItemActions, ItemText } from '@/components/admin/item-row'
import { LoadingList } from '@/components/admin/loading-list'
import { SortableList } from '@/components/admin/sortable-list'
import { EmptyState } from '@/components/ui/empty-state'
import { capitalize } from '@/lib/content/capitalize'
import type { ContentList } from '@/lib/content/list'
import { AddLink } from './add-link'
import { ContentDialog, type ContentFormProps } from './content-dialog'
import { ScreenHeader } from './screen-header'

type ItemRow = Pick<ComponentProps<typeof ItemText>, 'name' | 'above' | 'children'>

interface ContentScreenProps<Key extends string, Row extends { id: string }> {
  list: ContentList & { key: Key }
  rows: Promise<readonly (Row & Pick<ComponentProps<typeof ItemText>, 'lastChange'>)[]>
  description: string
  /** The text of the empty state. */
  empty: { title: string; text: string }
  /** Returns what the list shows for a row. */
  row: (row: Row) => ItemRow & { picture?: ReactNode }
  layout?: 'rows' | 'cards'
  form: ComponentType<ContentFormProps<Row>>
  actions: Pick<ComponentProps<typeof ItemActions<{ list: Key; id: string }>>, 'remove' | 'restore'> & {
    reorder: ComponentProps<typeof SortableList<Key>>['save']
  }
}

/** Renders a list of content, with rows that can be reordered, edited in a dialog and deleted. */
export function ContentScreen<Key extends string, Row extends { id: string }>({
  description,
  ...list
}: ContentScreenProps<Key, Row>) {
  const { screen, facts } = list.list
  return (
    <>
      <ScreenHeader
        content={screen}
        tab={screen.tabs.find(({ href }) => href === facts.path)?.label ?? facts.label}
        description={description}
        view={facts.view}
        actions={<AddLink {...facts} />}
      />
      <Suspense fallback={<LoadingList />}>
        <Rows {...list} />
      </Suspense>
    </>
  )
}

async function Rows<Key extends string, Row extends { id: string }>({
  list: { key, screen, facts },
  rows,
  empty,
  row,
  layout,
  form,
  actions: { reorder, ...actions },
}: Omit<ContentScreenProps<Key, Row>, 'description'>) {
  const items = await rows
  const recordLabel = capitalize(facts.name)
  return (
    <>
      {items.length === 0 ? (
        <EmptyState title={empty.title} action={<AddLink {...facts} />}>
          {empty.text}
        </EmptyState>
      ) : (
        <SortableList
          label={facts.label}
          list={key}
          layout={layout}
          save={reorder}
          items={items.map((item) => {
            const { id } = item
            const { picture, ...text } = row(item)
            const { name } = text
            const href = `${facts.path}?edit=${id}` as Route
            return {
              id,
              name,
              content: (
                <div className="flex items-start gap-4">
                  {picture}
                  <ItemText href={href} lastChange={item.lastChange} {...text} />
                </div>
              ),
              actions: (
                <ItemActions
                  href={href}
                  recordLabel={recordLabel}
                  question={facts.question ?? `Are you sure you want to delete this ${facts.name}?`}
                  name={name}
                  input={{ list: key, id }}
                  {...actions}
                />
              ),
            }
          })}
        />
      )}
      <ContentDialog
        name={facts.name}
        trash={screen.trash}
        created={screen.saved ?? `${recordLabel} created successfully!`}
        updated={screen.saved ?? `${recordLabel} updated successfully!`}
        items={items}
        newId={crypto.randomUUID()}
        form={form}
      />
    </>
  )
}
