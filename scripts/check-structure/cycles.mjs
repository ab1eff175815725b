/** Returns the import cycles among files, including type imports. Each is a set of files that import each other. */
export function findCycles(byName) {
  // Tarjan's algorithm: a file that reaches nothing older than itself forms a group with everything above it on the
  // stack.
  const cycles = []
  const order = new Map()
  const stack = []
  const open = new Set()
  const visit = (name) => {
    const own = order.size
    order.set(name, own)
    stack.push(name)
    open.add(name)
    let oldest = own
    for (const { target } of byName.get(name).imports) {
      if (!byName.has(target)) continue
      if (!order.has(target)) oldest = Math.min(oldest, visit(target))
      else if (open.has(target)) oldest = Math.min(oldest, order.get(target))
    }
    if (oldest < own) return oldest
    const group = new Set(stack.splice(stack.indexOf(name)))
    for (const each of group) open.delete(each)
    if (group.size > 1) cycles.push(group)
    return own
  }
  for (const name of byName.keys()) if (!order.has(name)) visit(name)
  return cycles
}
