import { shareImage, shareImageSize } from '@/components/site/share-image'
import { site } from '@/lib/site'

export const alt = `Contact ${site.name}`
export const size = shareImageSize
export const contentType = 'image/png'

export default function ContactShareImage() {
  return shareImage('A person reads every message')
}
