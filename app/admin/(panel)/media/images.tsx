import type { Route } from 'next'
import { ImageCard } from '@/components/admin/media/image-card'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { deleteImage, describeImage } from '@/lib/media/actions'
import { listImages } from '@/lib/media/admin-queries'
import { mediaList } from '@/lib/media/schema'
import { type Cursor, type ListParams, listHref } from '@/lib/platform/list-params'

const actions = { describe: describeImage, remove: deleteImage }

/** A page of the gallery. */
export async function Images({ params }: { params: ListParams }) {
  const { images, hasNext, hasPrevious, total } = await listImages(params)
  const [first, last] = [images[0], images.at(-1)]
  if (!first || !last)
    return (
      <Card>
        <EmptyState title="No images found">
          {params.q ? 'No images match the search term' : 'Upload some images to get started'}
        </EmptyState>
      </Card>
    )
  const at = (cursor: Cursor) => listHref(mediaList, { ...params, cursor }) as Route
  return (
    <>
      <ul aria-label="Images" className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 xl:grid-cols-4">
        {images.map((image) => (
          <li key={image.id} className="min-w-0">
            <ImageCard image={image} actions={actions} />
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <Pagination
          {...(hasPrevious ? { previous: at({ before: first.id }) } : {})}
          {...(hasNext ? { next: at({ after: last.id }) } : {})}
          summary={`${images.length} of ${total.toLocaleString('en-NG')} ${total === 1 ? 'image' : 'images'} on this page`}
        />
      </div>
    </>
  )
}
