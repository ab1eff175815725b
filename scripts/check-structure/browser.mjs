import { fixedNames, serverModules } from './rules.mjs'

const onServer = new Set(fixedNames.filter((name) => name !== 'noun' && name !== 'schema'))

/** Returns whether a file of lib/, with everything it imports, can run in a browser: schemas, pure logic, leaves. */
export function canRunInBrowser(name, byName, seen = new Set()) {
  if (seen.has(name)) return true
  seen.add(name)
  const file = byName.get(name)
  if (serverModules.test(name) || name.startsWith('lib/platform/generated/')) return false
  if (!file) return true
  if (file.noun && onServer.has(file.base)) return false
  return file.imports.every(({ target, isType }) => isType || canRunInBrowser(target, byName, seen))
}
