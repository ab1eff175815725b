import { shareImage, shareImageSize } from '@/components/site/share-image'
import { site } from '@/lib/site'

export const alt = `Your data at ${site.name}`
export const size = shareImageSize
export const contentType = 'image/png'

export default function DataRequestShareImage() {
  return shareImage('Get a copy of your data, or have it erased')
}
