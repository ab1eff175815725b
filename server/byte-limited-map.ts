/** A map that drops the least recently used entries when all together exceed `limit` bytes by `sizeOf(key, value)`. */
export function createByteLimitedMap(limit, sizeOf) {
  const entries = new Map()
  let used = 0

  function remove(key) {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    used -= entry.size
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value) {
      remove(key)
      const size = sizeOf(key, value)
      if (size > limit) return
      entries.set(key, { value, size })
      used += size
      for (const oldest of entries.keys()) {
        if (used <= limit) return
        remove(oldest)
      }
    },
    delete: remove,
    keys: () => entries.keys(),
  }
}
