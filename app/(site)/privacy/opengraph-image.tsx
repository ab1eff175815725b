import { shareImage, shareImageSize } from '@/components/site/share-image'
import { site } from '@/lib/site'

export const alt = `${site.name} Privacy Policy`
export const size = shareImageSize
export const contentType = 'image/png'

export default function PrivacyShareImage() {
  return shareImage('Your data: what we keep, why, and for how long')
}
