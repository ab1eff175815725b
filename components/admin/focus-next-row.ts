/** Moves focus from the Delete button of a row that is about to disappear to that of the next row, or else the previous one. */
export function focusNextRow(button: HTMLElement | null) {
  const row = button?.closest('li, tr')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  neighbour?.querySelector<HTMLElement>('[data-row-delete]')?.focus()
}
