import { existsSync } from 'node:fs'
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
