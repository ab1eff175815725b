import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const isCode = /\.(ts|tsx|mjs)$/
const isProse = /\.(md|prisma|vtt|css|html)$|\.env\.example$/
const statement =
  /^(?:import|export)\s(type\s)?([^'";]*?)\bfrom\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm

const isRead = (file) => isCode.test(file) || isProse.test(file)

/** Returns all files that git tracks or would add, by path, with the text of code and prose. */
export function readProject() {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard']
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  const paths = stdout.split('\n').filter((file) => file && existsSync(path.join(root, file)))
  return new Map(paths.map((file) => [file, isRead(file) ? readFileSync(path.join(root, file), 'utf8') : '']))
}

/**
 * Lists a file's imports: { target, isType }. Our own files are identified by path without extension (`lib/dates`),
 * packages by name. Type-only imports do not exist at runtime.
 */
export function readImports(file, text) {
  return [...text.matchAll(statement)].map(([, type, names = '', from, bare, dynamic]) => {
    const list = names
      .match(/^\{([^}]*)\}\s*$/)?.[1]
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
    const isType = Boolean(type) || (list?.length > 0 && list.every((name) => name.startsWith('type ')))
    return { target: resolve(file, from ?? bare ?? dynamic), isType }
  })
}

function resolve(file, name) {
  const place = name.startsWith('@/')
    ? name.slice(2)
    : name.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), name)
      : undefined
  return place === undefined ? name : place.replace(isCode, '')
}
