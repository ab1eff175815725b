import { shareImage, shareImageSize } from '@/components/site/share-image'
import { site } from '@/lib/site'

export const alt = `The Terms of Service of ${site.name}`
export const size = shareImageSize
export const contentType = 'image/png'

export default function TermsShareImage() {
  return shareImage('What we owe each other')
}
