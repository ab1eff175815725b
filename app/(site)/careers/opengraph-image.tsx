import { shareImageSize } from '@/components/site/share-image'
import { careersHeadline } from './hero'
import { positionShareImage } from './position-share-image'

export const alt = 'People on a flight of steps, with one step vacant'
export const size = shareImageSize
export const contentType = 'image/png'

export default function CareersShareImage() {
  return positionShareImage(careersHeadline, '')
}
