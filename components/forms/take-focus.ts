/** As a ref: the button that had focus is gone, and keyboard and screen reader go on from here. */
export const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** The same for what may stand above the screen, as where a long form was: it is brought into view when it is out of it. */
export const comeIntoView = (element: HTMLElement | null) => {
  takeFocus(element)
  element?.scrollIntoView({ block: 'nearest' })
}
