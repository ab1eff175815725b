import { CornerDownRight } from 'lucide-react'
import { activate, visibleElements } from '../row-keys'
import type { Choice, ChoiceGroup } from './choices'

// The shared parts of pages declare where their actions are. Actions of rows are left out, because a list has too many.
const ACTIONS =
  'main :is([data-page-actions], [data-page-actions] *)' +
  ':is(a[href], button, select, textarea):not(:disabled, [aria-disabled="true"], [inert] *, [data-rows] *)'

/** Returns the actions that the current page offers. Choosing one does what a click on it would do. */
export function pageGroup(): ChoiceGroup {
  const elements = visibleElements(ACTIONS).sort((one, other) => Number(isLast(one)) - Number(isLast(other)))
  return { label: 'This page', items: elements.map(choiceOf) }
}

const isLast = (element: HTMLElement) => element.closest('[data-page-actions="last"]') !== null

function choiceOf(element: HTMLElement, index: number): Choice {
  const keys = element.getAttribute('aria-keyshortcuts')
  return {
    id: `action ${index}`,
    label: nameOf(element).replace(/ ?\(opens in a new tab\)$/, ''),
    Icon: CornerDownRight,
    isNewTab: element.getAttribute('target') === '_blank',
    run: () => activate(element),
    ...(keys && { keys: [keys] }),
    // A select can also be found by its options, such as a status by “Answered”.
    ...(element instanceof HTMLSelectElement && { keywords: textOf(element) }),
  }
}

function nameOf(element: HTMLElement) {
  const label =
    element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement ? element.labels[0] : null
  return element.getAttribute('aria-label') ?? textOf(label ?? element)
}

/** Returns an element's text with a space between its child nodes, such as a label and a hint for screen readers. */
function textOf(element: HTMLElement) {
  const parts = [...element.childNodes].map((part) =>
    part instanceof Element ? ` ${part.textContent} ` : part.textContent,
  )
  return parts.join('').replace(/\s+/g, ' ').trim()
}
