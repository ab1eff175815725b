import { ListPages } from '@/components/admin/list-pages'
import { ListStatus } from '@/components/admin/list-status'
import { RefreshWhile } from '@/components/admin/refresh-while'
import { IfMayChange } from '@/components/admin/role'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { deleteImage, describeImage, retryCopies } from '@/lib/media/actions'
import { listImages } from '@/lib/media/admin-queries'
import { mediaList } from '@/lib/media/schema'
import type { ListParams } from '@/lib/platform/list-params'
import { ImageCard } from './image-card'

const actions = { describe: describeImage, remove: deleteImage, retry: retryCopies }

/** Shows one page of the gallery. */
export async function Images({ params }: { params: ListParams }) {
  const { images, hasNext, hasPrevious, total } = await listImages(params)
  if (images.length === 0)
    return (
      <Card>
        <ListStatus>{params.q ? 'No matching images' : 'No images'}</ListStatus>
        <EmptyState title="No images found">
          {params.q ? (
            'No images match the search term'
          ) : (
            <IfMayChange>Upload some images to get started</IfMayChange>
          )}
        </EmptyState>
      </Card>
    )
  return (
    <>
      <RefreshWhile isRunning={images.some(({ copies }) => copies === 'pending')} />
      <ul
        aria-label="Images"
        className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 xl:grid-cols-5 2xl:grid-cols-6"
      >
        {images.map((image) => (
          <li key={image.id} className="min-w-0">
            <ImageCard image={image} actions={actions} />
          </li>
        ))}
      </ul>
      <ListPages
        spec={mediaList}
        params={params}
        page={{ hasNext, hasPrevious }}
        ids={images.map(({ id }) => id)}
        total={total}
        nouns={['image', 'images']}
      />
    </>
  )
}
