import { careersHeadline } from '@/components/site/careers/hero'
import { positionShareImage } from '@/components/site/careers/position-share-image'
import { shareImageSize } from '@/components/site/share-image'

export const alt = 'People on a flight of steps, one of which is free'
export const size = shareImageSize
export const contentType = 'image/png'

export default function CareersShareImage() {
  return positionShareImage(careersHeadline, '')
}
