/**
 * Holds back events that arrive before the page's script has loaded. React must not see them, or it would handle them
 * twice: now, and when they are replayed. Also blocks repeated submissions of a form.
 */
export function holdEarlyEvents(ready: string, linkTimeoutMs: number, submitBlockMs: number) {
  const pending = new Map<Element, () => void>()
  const finished = new AbortController()
  const options = { capture: true, signal: finished.signal }
  const hold = (event: Event, element: Element, again: () => void) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    pending.set(element, again)
  }
  const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent | KeyboardEvent) =>
    !(metaKey || ctrlKey || shiftKey || altKey)
  const holdLink = (event: Event, link: HTMLAnchorElement) => {
    const again = pending.get(link)
    if (again) return hold(event, link, again)
    link.ariaBusy = 'true'
    const timer = setTimeout(() => {
      // Visitors who return to this page can press the link again.
      pending.delete(link)
      link.removeAttribute('aria-busy')
      location.assign(link.href)
    }, linkTimeoutMs)
    hold(event, link, () => {
      clearTimeout(timer)
      link.removeAttribute('aria-busy')
      link.click()
    })
  }
  const hasCommands = 'commandForElement' in HTMLButtonElement.prototype
  const buttons = `button[type=button]:not([popovertarget]${hasCommands ? ', [commandfor]' : ''}),input[aria-haspopup]`
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const button = event.target.closest<HTMLElement>(buttons)
    if (button) return hold(event, button, () => button.click())
    const link = event.target.closest<HTMLAnchorElement>('a[data-opens-dialog]')
    if (link && event.button === 0 && isPlain(event)) return holdLink(event, link)
    // Close the menu around a clicked link, because the link may point to a section of this page.
    const menu = event.target.closest('a')?.closest<HTMLDialogElement>('dialog[data-closes-on-link]')
    if (isPlain(event)) menu?.close()
  }
  const onChange = (event: Event) => {
    const { target } = event
    if (!(target instanceof HTMLSelectElement && 'submitsForm' in target.dataset)) return
    hold(event, target, () => target.dispatchEvent(new Event('change', { bubbles: true })))
  }
  const onKey = (event: KeyboardEvent) => {
    const { target, key } = event
    if (!(target instanceof Element) || !target.closest('[role=tab], [data-menu], [data-reorders]')) return
    if (isPlain(event) && /^(Arrow.*|Home|End)$/.test(key))
      hold(event, target, () => target.dispatchEvent(new KeyboardEvent('keydown', event)))
  }
  let sentForm: EventTarget | null = null
  let sentAt = 0
  const onSubmit = (event: SubmitEvent) => {
    if ((event.target as HTMLFormElement).method !== 'post') return
    if (event.target === sentForm && event.timeStamp - sentAt < submitBlockMs) return event.preventDefault()
    sentForm = event.target
    sentAt = event.timeStamp
  }
  // After Back, visitors may want to send the form again.
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) sentForm = null
  }
  const replay = () => {
    finished.abort()
    for (const again of pending.values()) again()
  }
  addEventListener('click', onClick, options)
  addEventListener('change', onChange, options)
  addEventListener('keydown', onKey, options)
  addEventListener('submit', onSubmit, options)
  addEventListener('pageshow', onReturn, options)
  addEventListener(ready, replay, options)
}
