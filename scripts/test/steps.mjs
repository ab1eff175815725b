import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../start/commands.mjs'
import { formatSeconds } from '../start/progress.mjs'

const MAX_PAGE_LINES = 80

const isTerminal = process.stdout.isTTY
const running = new Map()
const total = { passed: 0, failed: 0 }
const failures = []
const failedTests = []
const files = []
let setup = 0
let ticker

/**
 * Runs one step and prints its result; never throws. `needs` are steps that must have succeeded, and the work
 * receives their values; `after` are steps that it only waits for. The work can return { passed, failed, value, notes, problem,
 * files, failures } to count as several checks. A preparation counts only if it fails. The duration of a build does
 * not count as test time.
 */
export async function step(
  name,
  { needs = [], after = [], isPreparation = false, isBuild = false } = {},
  work,
) {
  const results = await Promise.all(needs)
  await Promise.all(after)
  if (results.some(({ ok }) => !ok)) {
    return finish(name, { passed: 0, failed: 1, problem: 'Skipped because of an earlier failure.' })
  }
  const startedAt = performance.now()
  markRunning(name, startedAt)
  const result = await run(work, results, isPreparation)
  const milliseconds = performance.now() - startedAt
  if (isBuild) setup += milliseconds
  return finish(name, { ...result, seconds: formatSeconds(milliseconds) })
}

async function run(work, results, isPreparation) {
  const nothingCounted = { passed: isPreparation ? 0 : 1, failed: 0 }
  try {
    const result = await work(...results.map(({ value }) => value))
    if (isPreparation) return { ...nothingCounted, value: result }
    return { ...nothingCounted, ...result }
  } catch (error) {
    return { passed: 0, failed: 1, problem: error.message || String(error) }
  }
}

function markRunning(name, startedAt) {
  running.set(name, startedAt)
  if (isTerminal) ticker ??= setInterval(showRunning, 250)
}

function finish(name, { passed, failed, seconds = '', value, notes = '', problem = '', ...tests }) {
  running.delete(name)
  files.push(...(tests.files ?? []))
  failedTests.push(...(tests.failures ?? []))
  total.passed += passed
  total.failed += failed
  const counts = passed + failed > 1 ? `${passed} passed, ${failed} failed` : ''
  const verdict = failed > 0 ? 'FAILED' : ''
  print(`  ${name} … ${[verdict, counts, seconds].filter(Boolean).join(', ')}`)
  for (const text of [listFiles(tests.files), notes, problem]) if (text) print(indent(text))
  if (failed > 0) failures.push(name)
  return { ok: failed === 0, value }
}

function listFiles(list = []) {
  const byTime = [...list].sort((one, other) => other.milliseconds - one.milliseconds)
  return byTime
    .map(({ file, milliseconds }) => `${formatSeconds(milliseconds).padStart(8)}  ${file}`)
    .join('\n')
}

const indent = (text) => text.trimEnd().replace(/^/gm, '      ')

function print(text) {
  if (isTerminal) process.stdout.write('\r\x1b[K')
  console.log(text)
}

/** Shows the running steps on the last line of the terminal. */
function showRunning() {
  const now = performance.now()
  const names = [...running].map(([name, startedAt]) => `${name} ${Math.round((now - startedAt) / 1000)} s`)
  process.stdout.write(`\r\x1b[K  ${names.join(', ')} `.slice(0, process.stdout.columns + 3))
}

/**
 * Prints the summary: the slowest files, the time since `startedAt` (of which installing packages took `installation`),
 * the failures, and the line with the totals. Returns the exit code.
 */
export function summarize({ startedAt, installation }) {
  clearInterval(ticker)
  if (isTerminal) process.stdout.write('\r\x1b[K')
  const wasInterrupted = running.size > 0
  total.failed += running.size
  for (const name of running.keys()) failures.push(`${name} (interrupted)`)
  if (files.length > 0)
    console.log(`\nSlowest files\n${indent(listFiles(files).split('\n').slice(0, 10).join('\n'))}`)
  const withPage = failedTests.filter(({ folder }) => folder)
  if (withPage.length > 0)
    console.log(`\nPages on which tests failed\n${indent(withPage.map(describeFolder).join('\n'))}`)
  // CI keeps only the end of the output.
  if (failedTests.length > 0)
    console.log(`\nFailed in the browser\n${indent(failedTests.map(describeFailure).join('\n'))}`)
  if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
  const whole = Date.now() - startedAt
  console.log(
    `\n${formatMinutes(whole)} in all, ${formatMinutes(whole - installation - setup)} without installation and build`,
  )
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed > 0 || total.passed === 0 || wasInterrupted ? 1 : 0
}

const describeFailure = ({ name, error }) => `${name}\n${indent(error)}`

function describeFolder({ name, folder }) {
  const files = `${name}\n screenshot, trace and server log: ${path.relative(root, folder)}`
  return `${files}\n${indent(describePage(folder))}`
}

/** Returns a failed test's page snapshot, from the open dialog on or, if there is none, from the main element. */
function describePage(folder) {
  const file = path.join(folder, 'error-context.md')
  if (!existsSync(file)) return ''
  const [, snapshot = ''] = readFileSync(file, 'utf8').split('```yaml\n')
  const lines = snapshot.split('```')[0].split('\n')
  const find = (role) => lines.findIndex((line) => line.trim().startsWith(`- ${role}`))
  const start = [find('dialog'), find('main')].find((index) => index >= 0)
  return lines.slice(start).slice(0, MAX_PAGE_LINES).join('\n')
}

function formatMinutes(milliseconds) {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
