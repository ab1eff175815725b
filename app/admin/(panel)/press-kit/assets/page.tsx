import type { Metadata } from 'next'
import { Suspense } from 'react'
import { LoadingList } from '@/components/admin/loading-list'
import { SortableList } from '@/components/admin/sortable-list'
import { EmptyState } from '@/components/ui/empty-state'
import { requireAdmin } from '@/lib/auth/session'
import { orderPressItems } from '@/lib/press/actions'
import { listAssetsForEdit } from '@/lib/press/admin-queries'
import { AddLink } from '../add-link'
import { ItemActions } from '../item-row'
import { PressHeader } from '../press-header'
import { pathOf } from '../words'
import { AssetDialog } from './asset-dialog'
import { AssetText } from './asset-text'

export const metadata: Metadata = { title: 'Media Assets · Press Kit' }

export default async function AssetsPage() {
  await requireAdmin()
  return (
    <>
      <PressHeader
        current="Media Assets"
        description="What journalists may download. The press page groups them by category, in this order."
        actions={<AddLink path={pathOf.asset}>Add media asset</AddLink>}
      />
      <Suspense fallback={<LoadingList />}>
        <Assets />
      </Suspense>
    </>
  )
}

async function Assets() {
  const rows = await listAssetsForEdit()
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState
          title="No media assets added yet"
          action={<AddLink path={pathOf.asset}>Add media asset</AddLink>}
        >
          Without one there is nothing to download on the press page.
        </EmptyState>
      ) : (
        <SortableList
          label="Media Assets"
          list="asset"
          look="cards"
          save={orderPressItems}
          items={rows.map((asset) => ({
            id: asset.id,
            name: asset.name,
            content: <AssetText asset={asset} />,
            actions: <ItemActions list="asset" id={asset.id} name={asset.name} />,
          }))}
        />
      )}
      <AssetDialog
        newId={crypto.randomUUID()}
        items={rows.map(({ id, version, name, category, description, file, preview }) => ({
          id,
          version,
          name,
          category,
          description,
          file,
          preview,
        }))}
      />
    </>
  )
}
