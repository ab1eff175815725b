import { shareImage, shareImageSize } from '@/components/site/share-image'
import { site } from '@/lib/site'

export const alt = `${site.name} Terms of Service`
export const size = shareImageSize
export const contentType = 'image/png'

export default function TermsShareImage() {
  return shareImage('Our terms: what we owe each other')
}
