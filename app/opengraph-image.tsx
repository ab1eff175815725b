import { shareImage, shareImageSize } from '@/components/site/share-image'
import { site } from '@/lib/site'

export const alt = `${site.name}: a lump sum that steps down on every payout day`
export const size = shareImageSize
export const contentType = 'image/png'

export default function LandingShareImage() {
  return shareImage(site.tagline)
}
