/** Returns the noun's route folder that a file of app/ belongs to; null for files that frame several nouns. */
function routeFolderOf({ parts }) {
  const group = parts.findLastIndex((part) => /^\(.*\)$/.test(part))
  const folder = parts.slice(1, group + 2)
  if (group < 0) return parts.length > 3 ? parts.slice(1, 3).join('/') : null
  if (parts.length > group + 2) return folder.join('/')
  return parts.at(-1) === 'page' && parts[1] === '(site)' ? '(site)/_landing' : null
}

/**
 * Returns the route folders that show a component, directly or through other components. Null stands for a frame
 * around several folders.
 */
export function routeFoldersOf(name, usersOf, seen = new Set()) {
  if (seen.has(name)) return new Set()
  seen.add(name)
  const users = (usersOf.get(name) ?? []).filter(({ isTest }) => !isTest)
  return new Set(
    users.flatMap((user) => {
      if (user.parts[0] === 'app') return [routeFolderOf(user)]
      return user.parts[0] === 'components' ? [...routeFoldersOf(user.name, usersOf, seen)] : [null]
    }),
  )
}
