const OPEN_AFTER_MS = 100 // So that a pointer passing over a button opens nothing.
const CLOSE_AFTER_MS = 200

/**
 * Enhances the browser's popovers: they open on hover and close 200 ms after the pointer has left, support arrow keys,
 * close when focus leaves or a link is clicked, and return focus to the button on Esc. Returns a cleanup function.
 */
export function enhanceMenus(header: HTMLElement) {
  const controller = new AbortController()
  const options = { signal: controller.signal }
  let hovered: Element | null = null // The menu under the pointer.
  let openedByHover: Element | null = null // The menu opened by hovering.
  let timer: number | undefined

  function hover(pointerType: string, menu: Element | null) {
    if (pointerType !== 'mouse' || menu === hovered) return
    hovered = menu
    window.clearTimeout(timer)
    timer = window.setTimeout(menu ? openHovered : hideAll, menu ? OPEN_AFTER_MS : CLOSE_AFTER_MS)
  }

  function openHovered() {
    const panel = hovered && panelOf(hovered)
    if (!panel || isOpen(panel)) return
    openedByHover = hovered
    panel.showPopover({ source: buttonOf(hovered) })
  }

  function hideAll() {
    openPanel(header)?.hidePopover()
  }

  function hideUnlessIn(menu: Element | null) {
    const panel = openPanel(header)
    if (panel && menuOf(panel) !== menu) panel.hidePopover()
  }

  document.addEventListener(
    'pointerover',
    ({ pointerType, target }) => hover(pointerType, menuOf(target)),
    options,
  )
  document.documentElement.addEventListener(
    'pointerleave',
    ({ pointerType }) => hover(pointerType, null),
    options,
  )
  document.addEventListener('focusin', (event) => hideUnlessIn(menuOf(event.target)), options)
  document.addEventListener('keydown', (event) => moveByKey(event, openPanel(header)), options)
  header.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return
      const menu = menuOf(event.target)
      if (event.target.closest('a')) return hideAll()
      // Hovering has just opened the menu, so this click must not close it again.
      const isOpenedByHover =
        menu === openedByHover && event.detail > 0 && event.target.closest('[popovertarget]')
      if (menu && isOpenedByHover && isOpen(panelOf(menu))) event.preventDefault()
      openedByHover = null
    },
    options,
  )
  // Focus may have left, or the pointer arrived, before this script ran.
  if (document.activeElement !== document.body) hideUnlessIn(menuOf(document.activeElement))
  if (matchMedia('(hover: hover)').matches) hover('mouse', header.querySelector('[data-menu]:hover'))
  return () => {
    controller.abort()
    window.clearTimeout(timer)
  }
}

function moveByKey(event: KeyboardEvent, panel: HTMLElement | null) {
  const menu = menuOf(panel)
  const button = buttonOf(menu)
  const { activeElement } = document
  if (!menu || !panel || !button) return
  if (event.key === 'Escape') {
    if (!menu.contains(activeElement) && activeElement !== document.body) return
    panel.hidePopover()
    button.focus()
    return
  }
  // Tabs handle arrow keys themselves.
  if (event.defaultPrevented || !menu.contains(activeElement) || activeElement?.role === 'tab') return
  const stops = [button, ...panel.querySelectorAll<HTMLElement>('a, [role=tab][aria-selected=true]')]
  const shown = stops.filter((stop) => stop.checkVisibility())
  const at = shown.findIndex((stop) => stop.matches(':focus'))
  const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  shown.at(step % shown.length)?.focus()
}

const menuOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('[data-menu]') : null
const panelOf = (menu: Element) => menu.querySelector<HTMLElement>('[popover]')
const buttonOf = (menu: Element | null) => menu?.querySelector<HTMLElement>('[popovertarget]') ?? undefined
const isOpen = (panel: Element | null) => panel?.matches(':popover-open') ?? false
const openPanel = (header: HTMLElement) => header.querySelector<HTMLElement>('[popover]:popover-open')
