import { classNames } from './class-names'

const widths = { sm: 'max-w-lg', lg: 'max-w-3xl', xl: 'max-w-6xl' }
export type DialogSize = keyof typeof widths

/**
 * The look of the browser's modal dialog. Its content covers it completely, so that a click on the dialog itself is
 * one on the backdrop.
 */
export function dialogClass(size: DialogSize) {
  return classNames(
    'm-auto text-left max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-y-auto overscroll-contain rounded-lg bg-surface p-0 text-fg',
    'shadow-lift backdrop:bg-scrim data-covered:backdrop:bg-transparent open:animate-enter max-sm:mb-4',
    widths[size],
  )
}
