import { spawnSync } from 'node:child_process'
import { chownSync, readdirSync } from 'node:fs'
import path from 'node:path'

const namespace = ['unshare', '--user', '--map-user=65534', '--map-group=65534']
// Without the namespace the process becomes `nobody`, but can still traverse folders such as /root.
const capability = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
const asNobody = (id) => ['setpriv', `--reuid=${id}`, `--regid=${id}`, '--clear-groups', ...capability]

/**
 * Returns how to run a command as another user, because Postgres refuses to run as root: `wrap(command, args)`
 * returns what to spawn, `options` are for spawn, and `own(folder)` gives a folder to that user.
 */
export function findUnprivilegedRunner() {
  const nothing = { wrap: (command, args) => [command, args], options: {}, own: () => {} }
  if (process.platform === 'win32' || process.getuid() !== 0) return nothing

  if (runsAs(namespace, '65534')) return { ...nothing, wrap: prefixWith(namespace) }

  const nobody = Number(spawnSync('id', ['-u', 'nobody'], { encoding: 'utf8' }).stdout) || 65534
  const own = (folder) => chownAll(folder, nobody)
  if (runsAs(asNobody(nobody), String(nobody))) return { ...nothing, wrap: prefixWith(asNobody(nobody)), own }
  return { ...nothing, options: { uid: nobody, gid: nobody }, own }
}

function runsAs([command, ...args], uid) {
  const result = spawnSync(command, [...args, 'id', '-u'], { encoding: 'utf8' })
  return result.stdout?.trim() === uid
}

function prefixWith([first, ...rest]) {
  return (command, args) => [first, [...rest, command, ...args]]
}

function chownAll(folder, id) {
  chownSync(folder, id, id)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const target = path.join(folder, entry.name)
    if (entry.isDirectory()) chownAll(target, id)
    else chownSync(target, id, id)
  }
}
