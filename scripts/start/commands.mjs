import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** Programs in node_modules, as files that Node can run without a shell or launcher in between. */
export const programs = {
  prisma: path.join(root, 'node_modules/prisma/build/index.js'),
  next: path.join(root, 'node_modules/next/dist/bin/next'),
  biome: path.join(root, 'node_modules/@biomejs/biome/bin/biome'),
  tsc: path.join(root, 'node_modules/typescript/bin/tsc'),
  knip: path.join(root, 'node_modules/knip/bin/knip.js'),
  vitest: path.join(root, 'node_modules/vitest/vitest.mjs'),
  playwright: path.join(root, 'node_modules/@playwright/test/cli.js'),
}

const running = new Set()
let notify = () => {}

/** Stops the commands that are still running. */
export function stopCommands() {
  for (const child of running) child.kill('SIGTERM')
}

/** Calls `listener` with { pid, isRunning } when a command starts and ends. */
export function watchCommands(listener) {
  notify = listener
}

/** Runs a script with this Node. Returns its output, which becomes part of the error if it fails. */
export function runNode(args, { env = {}, name = path.basename(args[0]) } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env, PATH: pathWithProjectNode() },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    notify({ pid: child.pid, isRunning: true })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('close', (code) => {
      running.delete(child)
      notify({ pid: child.pid, isRunning: false })
      if (code === 0) resolve(output)
      else {
        const text = output.trim()
        reject(Object.assign(new Error(`${name} failed (exit code ${code}):\n${text}`), { output: text }))
      }
    })
  })
}

/** Returns a PATH on which scripts that look for Node find this one first. */
export function pathWithProjectNode() {
  return [path.dirname(process.execPath), process.env.PATH].filter(Boolean).join(path.delimiter)
}
