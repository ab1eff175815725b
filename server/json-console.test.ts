import pino from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logConsole } from './json-console'

const original = { ...console }
let lines: { level: number; msg: string; repeated?: number }[]

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  logConsole(pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) }))
})
afterEach(() => {
  Object.assign(console, original)
  vi.useRealTimers()
})

it('writes each message as one line, without colors', () => {
  console.error('\u001b[31m⨯\u001b[0m', new Error('The database is unavailable'))
  console.log('took %d ms', 41)
  expect(lines).toMatchObject([
    { level: 50, msg: expect.stringMatching(/^⨯ Error: The database is unavailable\n +at /) },
    { level: 30, msg: 'took 41 ms' },
  ])
})

it('logs Node’s warnings as warnings', async () => {
  process.emitWarning('This feature may change', 'ExperimentalWarning')
  await vi.advanceTimersToNextTimerAsync()
  expect(lines).toMatchObject([{ level: 40, msg: 'ExperimentalWarning: This feature may change' }])
})

it('writes a repeated message once a minute, with the number of repetitions', () => {
  for (let count = 0; count < 2_900; count += 1) console.warn('No connection')
  expect(lines).toHaveLength(1)
  vi.advanceTimersByTime(60_000)
  expect(lines).toMatchObject([{ msg: 'No connection' }, { msg: 'No connection', repeated: 2_899 }])
  console.warn('No connection')
  expect(lines).toHaveLength(3)
})
