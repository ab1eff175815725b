import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isWritable } from './is-writable.mjs'
import { runStep } from './progress.mjs'
import { onStopAsked } from './stop-signals.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const stampFile = path.join(root, 'node_modules/.installed-lock')

// Stops the child process: first npm, later the script in the project's Node.
let stopChild = () => {}
let isStopping = false
onStopAsked(() => {
  isStopping = true
  stopChild()
})

/**
 * Installs the packages if they are missing or the lock file has changed. Development packages may all be missing, as
 * after `npm ci --omit=dev`, because a built production site does not need them.
 */
export async function ensureDependencies() {
  const lock = readFileSync(path.join(root, 'package-lock.json'))
  const stamp = createHash('sha256').update(lock).digest('hex')
  if (readText(stampFile) === stamp) return
  const state = findState(JSON.parse(lock))
  if (state === 'without development') return
  if (state === 'incomplete')
    await runStep('Install packages with npm ci', install, { expected: 'about a minute' })
  try {
    writeFileSync(stampFile, stamp)
  } catch (error) {
    // Another user may own the folder. The stamp only saves a check next time.
    if (!['EACCES', 'EROFS'].includes(error.code)) throw error
  }
}

/** Compares node_modules, which may have been installed manually, with the lock file. */
function findState(lock) {
  const hidden = readText(path.join(root, 'node_modules/.package-lock.json'))
  if (!hidden) return 'incomplete'
  const installed = JSON.parse(hidden).packages
  const isInstalled = ([name, { version, optional, devOptional, peer }]) => {
    if (name === '' || (!installed[name] && (optional || devOptional || peer))) return true
    return installed[name]?.version === version
  }
  const packages = Object.entries(lock.packages)
  const forDevelopment = packages.filter(([, { dev }]) => dev)
  if (!packages.filter(([, { dev }]) => !dev).every(isInstalled)) return 'incomplete'
  if (forDevelopment.every(isInstalled)) return 'complete'
  return forDevelopment.some(([name]) => installed[name]) ? 'incomplete' : 'without development'
}

async function install() {
  if (!isWritable(root))
    throw new Error(
      `Packages are missing, and this user is not allowed to write to ${root}. Run "npm run prepare:production" as the owner of that folder.`,
    )
  // npm may delete the Node that runs this script, so npm must run on the Node it was started with.
  const node = process.env.npm_node_execpath ?? process.execPath
  const npm = process.env.npm_execpath
  const [command, args] = npm?.endsWith('.js') ? [node, [npm]] : ['npm', []]
  // Build and start need the development packages, even if NODE_ENV is production.
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund']
  const isWindows = process.platform === 'win32'
  await runQuietly(command, [...args, ...options], {
    shell: isWindows && command === 'npm',
    detached: !isWindows,
  })
}

function runQuietly(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
    // npm does not pass the signal on to packages' install scripts, so send it to its whole process group.
    stopChild = () => (options.detached ? process.kill(-child.pid, 'SIGTERM') : child.kill('SIGTERM'))
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.once('error', (error) => reject(new Error(`npm could not be started: ${error.message}`)))
    child.once('exit', (code) => {
      stopChild = () => {}
      if (code === 0) resolve()
      else reject(new Error(isStopping ? 'Stopped.' : `npm ci failed:\n${output.trim()}`))
    })
  })
}

/**
 * Runs one of our scripts in the project's Node (which may be the one that runs this process) and returns its exit
 * code. When this process is asked to stop, it passes that on to the script.
 */
export async function continueInProjectNode(script, args) {
  if (isStopping) return 1
  const file = path.join(root, 'scripts', script)
  const node = findNode()
  if (node === process.execPath) {
    process.argv = [node, file, ...args]
    await import(pathToFileURL(file).href)
    return process.exitCode
  }
  // The channel tells the child when this process ends, for whatever reason.
  const child = spawn(node, [file, ...args], { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  stopChild = () => child.kill('SIGTERM')
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

function findNode() {
  const own = path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(own) && isRecent(spawnSync(own, ['--version'], { encoding: 'utf8' }).stdout)) return own
  if (isRecent(process.version)) return process.execPath
  throw new Error(
    `This command needs Node 22.18 or newer, but runs on ${process.version}. The package "node", which would provide it,
is incomplete: its install script was not allowed to run. Run "npm rebuild node" or install Node 24, then try again.`,
  )
}

/** Returns whether this version of Node runs TypeScript files without a build. */
function isRecent(version = '') {
  const [major, minor] = (version || 'v0.0').trim().slice(1).split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 18)
}

function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
