/** Moves focus from the delete button of a row that goes to that of the next row, or of the one before. */
export function focusNextRow(button: HTMLElement | null) {
  const row = button?.closest('li, tr')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  neighbour?.querySelector<HTMLElement>('[data-row-delete]')?.focus()
}
