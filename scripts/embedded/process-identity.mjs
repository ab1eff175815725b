import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Returns whether a process with this id is running. Other users' processes count; zombies do not. */
export function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0 || statFields(pid)?.[0] === 'Z') return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Returns the command line of a running process, or '' if there is none or it cannot be read. */
export function commandLine(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return askPs(pid, 'command=')
  }
}

/**
 * Returns when a process started, in the system's own unit. Process ids are reused, so only id and start time
 * together identify a process.
 */
export function startTime(pid) {
  return statFields(pid)?.[19] ?? askPs(pid, 'lstart=')
}

// Start counting fields after the process's name, which may contain spaces and parentheses.
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

/** Waits until a process has exited; returns false if it is still running after the timeout. */
export async function waitUntilGone(pid, milliseconds) {
  const deadline = Date.now() + milliseconds
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false
    await wait(50)
  }
  return true
}
