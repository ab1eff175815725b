import type { Metadata } from 'next'
import { ContentScreen } from '@/components/admin/content/content-screen'
import { requireAdmin } from '@/lib/auth/session'
import { mediaPath } from '@/lib/media/schema'
import { deletePressItem, reorderPressItems, restorePressItem } from '@/lib/press/actions'
import { listAssetsForEdit } from '@/lib/press/admin-queries'
import { pressLists } from '@/lib/press/lists'
import { AssetFacts } from './asset-facts'
import { AssetForm } from './asset-form'
import { FilePicture } from './file-picture'

export const metadata: Metadata = { title: 'Media Assets · Press Kit' }

export default async function AssetsPage() {
  await requireAdmin('press')
  return (
    <ContentScreen
      list={pressLists.asset}
      rows={listAssetsForEdit()}
      description="Files for journalists. The press page groups them by category, in this order."
      empty={{
        title: 'No media assets added yet',
        text: 'Until you add one, the press page has nothing to download',
      }}
      row={(asset) => ({
        name: asset.name,
        above: <AssetFacts asset={asset} />,
        children: asset.description || 'No description yet',
        picture: (
          <FilePicture
            path={asset.preview && mediaPath(asset.preview)}
            category={asset.category}
            contentType={asset.file.contentType}
            className="w-20 sm:w-36"
          />
        ),
      })}
      layout="cards"
      form={AssetForm}
      actions={{ remove: deletePressItem, restore: restorePressItem, reorder: reorderPressItems }}
    />
  )
}
