import { spawn } from 'node:child_process'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'

interface Work {
  /** A source file in this folder, which Node runs directly, because it is not part of the build. */
  program: string
  /** The file to work on, as its standard input. */
  input: Buffer
  /** Its only argument. */
  argument?: string
  /** The time limit from its start. */
  ms: number
}

/**
 * Runs a program on an uploaded drawing and returns its exit code, or null if it took too long, and its output. A small
 * drawing can keep a program busy for minutes or days, and nothing but killing its process stops that. The process gets
 * no secrets.
 */
export async function runInChildProcess({ program, input, argument = '', ms }: Work) {
  const child = spawn(process.execPath, [path.resolve('lib/press', program), argument], {
    env: { NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: ms,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  // The process may exit before it has read everything.
  child.stdin.on('error', () => {}).end(input)
  const [output, code] = await Promise.all([buffer(child.stdout), ended])
  return { code, output }
}
