import type { RefObject } from 'react'
import { HISTORY_NAVIGATION } from './history-navigation'

/**
 * Defines what counts as leaving a form: any change of the URL, or only a change of its path, if the form's dialogs
 * have their own URLs (`?edit=…`).
 */
export type GuardScope = 'url' | 'path'

/** A form with unsaved changes. */
export interface LeaveGuard {
  scope: GuardScope
  /** The form's URL, and the index of its history entry. */
  name: string
  index: number | undefined
  /** True if this browser keeps a draft of the changes. */
  hasDraft: RefObject<boolean>
}

export interface LeaveQuestion {
  hasDraft: boolean
  /** True if the question is about all drafts in this browser. */
  isSigningOut?: boolean
  answer: (isLeaving: boolean) => void
}

const guards = new Set<LeaveGuard>()
let show: ((question: LeaveQuestion) => void) | null = null

/** Guards the current URL until the returned function is called. */
export function addGuard({ scope, hasDraft }: Pick<LeaveGuard, 'scope' | 'hasDraft'>) {
  const guard = { scope, hasDraft, name: nameOf(location, scope), index: historyIndex() }
  guards.add(guard)
  return () => guards.delete(guard)
}

/**
 * Asks before changes are discarded, and resolves to true to leave. `hasDraft` is true if this browser keeps a draft of
 * them.
 */
export function confirmLeave(hasDraft: boolean): Promise<boolean> {
  return new Promise((answer) => (show ? show({ hasDraft, answer }) : answer(true)))
}

/** Returns whether a form on this page has unsaved changes. */
export const hasUnsavedChanges = () => guards.size > 0

/** Closes a dialog, but asks first if a form in it (`data-unsaved`) has unsaved changes. The page may have others. */
export async function confirmClose(close: () => void) {
  const unsaved = [...document.querySelectorAll('form[data-unsaved]')]
  const isTyped = unsaved.some((form) => form.closest('dialog')?.matches(':modal'))
  if (!isTyped || (await confirmLeave(false))) close()
}

/**
 * Asks for confirmation before signing out, which deletes unsaved changes and drafts. Resolves to true if the person
 * confirms.
 */
export function confirmSignOut(): Promise<boolean> {
  return new Promise((answer) =>
    show ? show({ hasDraft: false, isSigningOut: true, answer }) : answer(true),
  )
}

async function confirmLeaveOf(affected: readonly LeaveGuard[]) {
  const isLeaving = await confirmLeave(affected.every(({ hasDraft }) => hasDraft.current))
  if (isLeaving) for (const guard of affected) guards.delete(guard)
  return isLeaving
}

/**
 * Calls `ask` before people leave a guarded page by a link in this window, Back or Forward. For closing and reloading,
 * browsers show their own prompt. Links in a preview (`data-preview`) are ignored. Returns a function that stops
 * watching.
 */
export function watchLeaving(ask: (question: LeaveQuestion) => void) {
  show = ask
  const controller = new AbortController()
  const { signal } = controller
  window.addEventListener('beforeunload', (event) => guards.size > 0 && event.preventDefault(), { signal })
  document.addEventListener('click', holdLink, { capture: true, signal })
  window.addEventListener(HISTORY_NAVIGATION, holdHistory(), { signal })
  return () => {
    show = null
    controller.abort()
  }
}

function holdLink(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  const opensElsewhere = link?.getAttribute('target') === '_blank' || link?.hasAttribute('download')
  if (!link || opensElsewhere || link.closest('[data-preview]')) return
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  const affected = [...guards].filter(({ scope }) => !staysAt(link, scope))
  if (affected.length === 0) return
  event.preventDefault()
  event.stopPropagation()
  // Follow the link again once nothing guards the page.
  void confirmLeaveOf(affected).then((isLeaving) => isLeaving && link.click())
}

/**
 * When popstate fires, the URL has already changed. To ask, go back to the guarded URL first, and hide both events
 * from the router. The alternatives are worse: an extra history entry would have to be removed after saving, and the
 * Navigation API lets a second Back through unless something was typed in between.
 */
function holdHistory() {
  let pending: { affected: LeaveGuard[]; steps: number } | null = null
  return (move: Event) => {
    const affected = [...guards].filter(({ scope, name }) => nameOf(location, scope) !== name)
    const innermost = affected.at(-1)
    if (innermost) {
      move.preventDefault()
      const index = historyIndex()
      // Browsers from before 2026 do not report the direction, which is almost always Back.
      const steps = innermost.index === undefined || index === undefined ? -1 : index - innermost.index
      pending = { affected, steps }
      history.go(-steps)
    } else if (pending) {
      move.preventDefault()
      const { affected, steps } = pending
      pending = null
      void confirmLeaveOf(affected).then((isLeaving) => isLeaving && history.go(steps))
    }
  }
}

function nameOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>, scope: GuardScope) {
  return scope === 'path' ? pathname : pathname + search
}

function staysAt(link: HTMLAnchorElement, scope: GuardScope) {
  return link.origin === location.origin && nameOf(link, scope) === nameOf(location, scope)
}

const historyIndex = () => (window.navigation as Navigation | undefined)?.currentEntry?.index
