/**
 * Moves focus from the Delete button of a row that is about to disappear to the next row's Delete button, or else the
 * previous row's.
 */
export function focusNextRow(button: HTMLElement | null) {
  const row = button?.closest('li, tr')
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling
  neighbor?.querySelector<HTMLElement>('[aria-keyshortcuts=Delete]')?.focus()
}
