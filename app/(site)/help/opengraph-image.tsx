import { shareImage, shareImageSize } from '@/components/site/share-image'
import { site } from '@/lib/site'

export const alt = `The Help Center of ${site.name}`
export const size = shareImageSize
export const contentType = 'image/png'

export default function HelpShareImage() {
  return shareImage('Short answers, guides, and people to ask')
}
