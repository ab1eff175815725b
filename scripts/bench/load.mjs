import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The core that the server has for itself, and the one that asks. */
export const CORES = { server: 0, load: 1 }

export const hasWrk = () => spawnSync('wrk', ['-v'], { stdio: 'ignore' }).error === undefined

/**
 * Asks one address again and again. With a `form`, { type, file }, posts that instead. Returns the number of answers in `total`, `perSecond`, and
 * in `refused` how many were no success. Throws if a request had no answer.
 */
export function load({ url, headers = {}, seconds = 3, connections = 20, form = undefined }) {
  const script = path.join(import.meta.dirname, 'load.lua')
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const wrk = `wrk -t 1 -c ${connections} -d ${seconds}s --timeout 20s`.split(' ')
  const args = ['-c', String(CORES.load), ...wrk, ...given, '-s', script, url, '--']
  if (form) args.push(form.type, form.file)
  const output = execFileSync('taskset', args, { stdio: ['ignore', 'pipe', 'inherit'] }).toString()
  const result = JSON.parse(output.split('\n').at(-1))
  if (result.failed > 0) throw new Error(`${result.failed} requests to ${url} had no answer.`)
  return { ...result, perSecond: result.total / result.seconds }
}

/** The same, with the milliseconds of the processor that the process `pid` spent on each answer. */
export function measure(pid, options) {
  const before = cpuOf(pid)
  const result = load(options)
  return { ...result, cpu: (cpuOf(pid) - before) / result.total }
}

/** Milliseconds that a process has spent on the processor, as user and in the kernel, which counts hundredths of a second. */
function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const sorted = (values) => values.toSorted((a, b) => a - b)

export const median = (values) => sorted(values)[Math.floor(values.length / 2)]

/** From the least to the most, as text. */
export const range = (values, digits) =>
  [sorted(values)[0], sorted(values).at(-1)].map((value) => value.toFixed(digits)).join('–')
