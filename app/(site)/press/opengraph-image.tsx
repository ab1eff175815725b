import { shareImage, shareImageSize } from '@/components/site/share-image'
import { pressHeadline } from './hero'

export const alt = 'An amount paid out step by step'
export const size = shareImageSize
export const contentType = 'image/png'

export default function PressShareImage() {
  return shareImage(pressHeadline)
}
