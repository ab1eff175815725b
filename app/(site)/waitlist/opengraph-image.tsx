import { shareImage, shareImageSize } from '@/components/site/share-image'
import { site } from '@/lib/site'

export const alt = `Join the ${site.name} waitlist`
export const size = shareImageSize
export const contentType = 'image/png'

export default function WaitlistShareImage() {
  return shareImage('We’ll email you when it’s your turn')
}
