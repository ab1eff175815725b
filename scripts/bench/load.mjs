import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

// execFileSync would block this process, which also runs the storage server that the site reads images from.
export const execute = promisify(execFile)

/** The CPU cores reserved for the server and for the load generator. */
export const CORES = { server: 0, load: 1 }

export const hasWrk = () => spawnSync('wrk', ['-v'], { stdio: 'ignore' }).error === undefined

/**
 * Requests a URL repeatedly, or posts a `form` { type, file } to it. Returns `total` (the number of responses),
 * `perSecond`, and `unsuccessful` (the number of error responses). Throws if a request got no response.
 */
export async function load({ url, headers = {}, seconds = 3, connections = 20, form = undefined }) {
  const script = path.join(import.meta.dirname, 'load.lua')
  const headerArguments = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const wrk = `wrk -t 1 -c ${connections} -d ${seconds}s --timeout 20s`.split(' ')
  const args = ['-c', String(CORES.load), ...wrk, ...headerArguments, '-s', script, url, '--']
  if (form) args.push(form.type, form.file)
  const { stdout } = await execute('taskset', args)
  const result = JSON.parse(stdout.split('\n').at(-1))
  if (result.failed > 0) throw new Error(`${result.failed} requests to ${url} got no response.`)
  return { ...result, perSecond: result.total / result.seconds }
}

/** Runs load() and also returns `cpu`: the CPU time, in milliseconds, that the process `pid` spent per response. */
export async function measure(pid, options) {
  const before = cpuTimeOf(pid)
  const result = await load(options)
  return { ...result, cpu: (cpuTimeOf(pid) - before) / result.total }
}

/** Returns a process's CPU time in milliseconds (user and system). The kernel counts it in hundredths of a second. */
function cpuTimeOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const sorted = (values) => values.toSorted((a, b) => a - b)

export const median = (values) => sorted(values)[Math.floor(values.length / 2)]

/** Returns the range from the smallest to the largest value as text. */
export const range = (values, digits) =>
  [sorted(values)[0], sorted(values).at(-1)].map((value) => value.toFixed(digits)).join('–')
