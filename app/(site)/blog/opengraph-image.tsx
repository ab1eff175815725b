import { shareImage, shareImageSize } from '@/components/site/share-image'
import { site } from '@/lib/site'

export const alt = `The ${site.name} blog`
export const size = shareImageSize
export const contentType = 'image/png'

export default function BlogShareImage() {
  return shareImage('How to make money last')
}
