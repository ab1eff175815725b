import { act, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { toast } from 'sonner'
import { afterEach, vi } from 'vitest'

// For component tests that need a document; their files begin with "@vitest-environment jsdom".

const waitForAct = (isWaiting: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isWaiting })
waitForAct(true)

// jsdom has neither modal dialogs nor layout nor media queries.
/** The modal dialogs, each with the element that had focus before it opened. */
const modal = new Map<Element, Element | null>()
const { matches } = Element.prototype
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
    modal.set(this, document.activeElement)
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    const focused = modal.get(this)
    modal.delete(this)
    if (focused instanceof HTMLElement) focused.focus()
    this.dispatchEvent(new Event('close'))
  },
})
Object.assign(Element.prototype, {
  matches(this: Element, selector: string) {
    return selector === ':modal' ? modal.has(this) : matches.call(this, selector)
  },
  checkVisibility: () => true,
  scrollIntoView: () => undefined,
})
const ignore = () => undefined
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: ignore, removeEventListener: ignore }))
vi.stubGlobal('CSS', { escape: (text: string) => text, supports: () => false })

let root: Root | undefined
const startedTimers = vi.spyOn(globalThis, 'setTimeout')

/** Ends the previous screen, so that its timers and toasts do not reach the next one. */
async function unmount() {
  await act(async () => root?.unmount())
  toast.dismiss()
  // The timer that removes a toast keeps running after the toast is dismissed.
  for (const { value } of startedTimers.mock.results) clearTimeout(value)
}
// Otherwise React would continue without a document. Vitest forgets the started timers before each test, so they are
// cleared at its end.
afterEach(unmount)

/** Renders a component into an empty document. */
export async function mount(node: ReactNode) {
  await unmount()
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.querySelector('div') as HTMLDivElement)
  await act(async () => root?.render(node))
}

/** Renders a component as the server does. Returns a function that hydrates it. */
export async function mountOnServer(node: ReactNode) {
  await unmount()
  document.body.innerHTML = `<div>${renderToString(node)}</div>`
  return () => {
    root = hydrateRoot(document.querySelector('div') as HTMLDivElement, node)
  }
}

/** Clicks the element that the selector matches, or the button with this text. */
export async function click(what: string) {
  const buttons = [...document.querySelectorAll<HTMLElement>('button')]
  const element =
    buttons.find((button) => button.textContent === what) ?? document.querySelector<HTMLElement>(what)
  await act(async () => element?.click())
}

export async function type(name: string, value: string) {
  const control = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!control) throw new Error(`No control is named ${name}`)
  // React ignores values set directly on the element.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
  await act(async () => {
    set?.call(control, value)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

export async function submit() {
  const event = new Event('submit', { bubbles: true, cancelable: true })
  await act(async () => document.querySelector('form')?.dispatchEvent(event))
}

/** Waits until the expectations pass, while React works as it does in a browser. */
export async function until(expectations: () => void) {
  waitForAct(false)
  await vi.waitFor(expectations, { timeout: 5_000, interval: 20 })
  waitForAct(true)
}

export const text = () => document.body.textContent
