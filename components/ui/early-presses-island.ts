/** Holds what comes before the page's script. React must not see it: it would answer now, and again to the replay. */
export function holdEarlyPresses(ready: string) {
  const held = new Map<Element, () => void>()
  const done = new AbortController()
  const options = { capture: true, signal: done.signal }
  const hold = (event: Event, element: Element, again: () => void) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    held.set(element, again)
  }
  const onClick = (event: Event) => {
    if (!(event.target instanceof Element)) return
    const button = event.target.closest<HTMLElement>('button[type=button]:not([popovertarget])')
    if (button) hold(event, button, () => button.click())
  }
  const onChange = (event: Event) => {
    const { target } = event
    if (!(target instanceof HTMLSelectElement) || target.form) return
    hold(event, target, () => target.dispatchEvent(new Event('change', { bubbles: true })))
  }
  const replay = () => {
    done.abort()
    for (const again of held.values()) again()
  }
  addEventListener('click', onClick, options)
  addEventListener('change', onChange, options)
  addEventListener(ready, replay, options)
}
