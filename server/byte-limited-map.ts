/**
 * Creates a map that evicts the least recently used entries once the total size, by `sizeOf(key, value)`, exceeds
 * `limit` bytes.
 */
export function createByteLimitedMap<Value>(limit: number, sizeOf: (key: string, value: Value) => number) {
  const entries = new Map<string, { value: Value; size: number }>()
  let usedBytes = 0

  function remove(key: string) {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    usedBytes -= entry.size
  }

  return {
    get(key: string): Value | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key: string, value: Value) {
      remove(key)
      const size = sizeOf(key, value)
      if (size > limit) return
      entries.set(key, { value, size })
      usedBytes += size
      for (const oldest of entries.keys()) {
        if (usedBytes <= limit) return
        remove(oldest)
      }
    },
    delete: remove,
  }
}
