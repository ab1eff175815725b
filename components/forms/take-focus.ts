/** As a ref: the button that had focus is gone, and keyboard and screen reader go on from here. */
export const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
