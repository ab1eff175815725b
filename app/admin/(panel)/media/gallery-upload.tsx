'use client'

import { useRouter } from 'next/navigation'
import { UploadBox } from '@/components/admin/media/upload-box'

/** Uploads images, which then appear first in the list below. */
export function GalleryUpload() {
  const router = useRouter()
  return <UploadBox slot="generalImage" multiple onUploaded={() => router.refresh()} />
}
