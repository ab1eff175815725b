import { shareImage, shareImageSize } from '@/components/site/share-image'
import { site } from '@/lib/site'
import { headline } from './hero'

export const alt = `About ${site.name}`
export const size = shareImageSize
export const contentType = 'image/png'

export default function AboutShareImage() {
  return shareImage(headline)
}
