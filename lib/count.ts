// Pure: a page that shows no number does not make it, and the first one costs a slow phone milliseconds.
const count = /* @__PURE__ */ new Intl.NumberFormat('en-NG')

/** Returns "1,234". */
export function formatCount(value: number): string {
  return count.format(value)
}
