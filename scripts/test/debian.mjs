import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Installs the first of these packages that is available. */
export function installOnDebian(...names) {
  run('apt-get', ['update'])
  return names.some((name) => run('apt-get', ['install', '-y', '--no-install-recommends', name]))
}

/** Runs a command. Returns whether it succeeded, and prints the reason if not. */
export function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const result = spawnSync(command, args, { encoding: 'utf8', env, timeout: 300_000 })
  if (result.status === 0) return true
  console.error(`${command} ${args.join(' ')} failed:\n${result.stderr || result.error}`)
  return false
}
