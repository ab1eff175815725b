import { shareImage, shareImageSize } from '@/components/site/share-image'
import { site } from '@/lib/site'

export const alt = `${site.name} Help Center`
export const size = shareImageSize
export const contentType = 'image/png'

export default function HelpShareImage() {
  return shareImage('Short answers, guides, and people who can help')
}
