/**
 * Focuses an element when passed as its `ref`, so that keyboard and screen reader users continue here after the
 * focused button has disappeared.
 */
export const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** Also scrolls the element into view if it is off screen, such as after a long form. */
export const comeIntoView = (element: HTMLElement | null) => {
  takeFocus(element)
  element?.scrollIntoView({ block: 'nearest' })
}

/**
 * Focuses an element when the dialog around it opens. Sets the attribute itself: with `autoFocus`, React would
 * focus the element before the dialog opens, which would then focus its close button.
 */
export const focusWhenOpened = (element: HTMLElement | null) =>
  void element?.toggleAttribute('autofocus', true)
