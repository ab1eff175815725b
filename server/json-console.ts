import { format, stripVTControlCharacters } from 'node:util'
import type { Logger } from 'pino'

const PERIOD_MS = 60_000
/** Limits the memory that messages with a changing part take up. */
const MAX_REMEMBERED = 500

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/**
 * Writes the output of Next and libraries as lines of JSON. A repeated message is written at most once a minute, with
 * the number of repetitions, so that an outage does not fill the disk.
 */
export function logConsole(log: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>) {
  const repetitions = new Map<string, number>()

  function write(level: (typeof levels)[keyof typeof levels], text: string) {
    const key = `${level} ${text}`
    const repeatedSoFar = repetitions.get(key)
    if (repeatedSoFar !== undefined) return void repetitions.set(key, repeatedSoFar + 1)
    log[level](text)
    if (repetitions.size >= MAX_REMEMBERED) return
    repetitions.set(key, 0)
    setTimeout(() => {
      const repeated = repetitions.get(key)
      repetitions.delete(key)
      if (repeated) log[level]({ repeated }, text)
    }, PERIOD_MS).unref()
  }

  // Otherwise, Node's own warnings, such as those about experimental features, would be logged as errors.
  process.removeAllListeners('warning')
  process.on('warning', (warning: Error & { code?: string }) => {
    const { code, name, message } = warning
    write('warn', `${code ? `[${code}] ` : ''}${name}: ${message}`)
  })
  for (const [method, level] of Object.entries(levels))
    Object.assign(console, {
      [method]: (...args: unknown[]) => write(level, stripVTControlCharacters(format(...args)).trim()),
    })
}
