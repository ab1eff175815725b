import type { Metadata } from 'next'
import { ListSection } from '@/components/admin/list-section'
import { loadFailures } from '@/components/admin/load-failures'
import { PageHeader } from '@/components/admin/page-header'
import { RefreshButton } from '@/components/admin/refresh-button'
import { IfMayChange } from '@/components/admin/role'
import { requireAdmin } from '@/lib/auth/session'
import { mediaList } from '@/lib/media/schema'
import { readList } from '@/lib/platform/sealed-search'
import { GalleryUpload } from './gallery-upload'
import { Images } from './images'
import { LoadingImages } from './loading-images'

export const metadata: Metadata = { title: 'Media' }

export default async function MediaPage({ searchParams }: PageProps<'/admin/media'>) {
  await requireAdmin('media')
  const params = readList(mediaList, await searchParams)
  return (
    <>
      <PageHeader
        title="Media"
        description="All uploaded images, newest first."
        actions={<RefreshButton failure={loadFailures.media} />}
      />
      <IfMayChange>
        <div className="mb-3 md:mb-5">
          <GalleryUpload />
        </div>
      </IfMayChange>
      <ListSection
        spec={mediaList}
        params={params}
        search="Search by name or description"
        loading={<LoadingImages />}
      >
        {Images({ params })}
      </ListSection>
    </>
  )
}
