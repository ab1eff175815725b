import { classNames } from './class-names'

const centered =
  'm-auto w-[calc(100%-2rem)] max-h-[calc(100dvh-2rem)] rounded-lg open:animate-enter max-sm:mb-4'

const shapes = {
  sm: `${centered} max-w-lg`,
  lg: `${centered} max-w-3xl`,
  xl: `${centered} max-w-6xl`,
}
export type DialogSize = keyof typeof shapes

/**
 * Returns the classes of a modal dialog. Its content covers the dialog completely, so that a click on the dialog
 * element itself is a click on the backdrop.
 */
export function dialogClass(size: DialogSize) {
  return classNames(
    'text-left text-base overflow-y-auto overscroll-contain bg-surface p-0 text-fg',
    'shadow-lift backdrop:bg-scrim data-covered:backdrop:bg-transparent',
    shapes[size],
  )
}
