import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Returns whether a process with this id runs (a process of someone else counts, an ended one not yet reaped does not). */
export function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0 || statFields(pid)?.[0] === 'Z') return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** The command line of a running process, or '' when there is none (or it cannot be read). */
export function commandLine(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return askPs(pid, 'command=')
  }
}

/**
 * Returns when a process started, in the system's own unit. Process ids are reused, so only id and start time together
 * identify a process.
 */
export function startTime(pid) {
  return statFields(pid)?.[19] ?? askPs(pid, 'lstart=')
}

// Counted from behind the process's name, which may itself hold spaces and brackets.
function statFields(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

function askPs(pid, column) {
  if (process.platform === 'win32') return ''
  return (spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '').trim()
}

/** Waits until a process is gone; false when it is still there after the given time. */
export async function waitUntilGone(pid, milliseconds) {
  const deadline = Date.now() + milliseconds
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return true
}
