import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../start/commands.mjs'
import { installOnDebian, isRootOnDebian } from './debian.mjs'

const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']

const findNginx = () => places.find((file) => existsSync(file))

/** Returns the path of nginx, installing it first if this is root on Debian. Undefined if there is none. */
export function findOrInstallNginx() {
  const found = findNginx()
  if (found || !isRootOnDebian()) return found
  installOnDebian('nginx-light', 'nginx')
  return findNginx()
}

/**
 * Returns deploy/nginx.conf for two ports on this machine and a folder that needs no special rights. `changes` are
 * additional pairs of text to replace and its replacement. Each text must occur in the file.
 */
export function adaptFront({ instances, changes }) {
  const documented = readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8')
  const all = [
    ['127.0.0.1:3001', `127.0.0.1:${instances[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${instances[1]}`],
    [/^ *listen \[::\].*\n/gm, ''],
    ['/var/cache/nginx/', ''],
    ['/var/log/nginx/', ''],
    ...changes,
  ]
  return all.reduce((text, [from, to]) => {
    const changed = text.replaceAll(from, to)
    if (changed === text) throw new Error(`deploy/nginx.conf has no ${from}`)
    return changed
  }, documented)
}
