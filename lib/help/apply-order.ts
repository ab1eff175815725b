/** Applies a new order to the saved ids. FAQs added in the meantime keep their place; deleted ones are left out. */
export function applyOrder(ids: readonly string[], savedIds: readonly string[]): string[] {
  const kept = ids.filter((id) => savedIds.includes(id))
  return savedIds.map((id) => (ids.includes(id) ? (kept.shift() ?? id) : id))
}
