import { execFile, spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findFreePort } from '../embedded/ports.mjs'
import { root } from '../start/commands.mjs'
import { installOnDebian, isRootOnDebian } from './debian.mjs'

// Builds and starts images with buildah's chroot isolation, which needs neither an image registry nor a container
// engine, only root on Debian.

const BASE = 'localhost/base'
const IMAGE = 'localhost/moneyplan'
/** The user id that the Dockerfile sets. */
const USER_ID = 10001
const MINUTE = 60_000
const authorities = '/etc/ssl/certs/ca-certificates.crt'

export function installImageTools() {
  if (!process.env.npm_execpath) throw new Error('Please use "npm run test:image".')
  for (const name of ['debootstrap', 'buildah']) {
    if (['/usr/bin', '/usr/sbin'].some((folder) => existsSync(path.join(folder, name)))) continue
    if (!isRootOnDebian() || !installOnDebian(name))
      throw new Error(`Images can only be tested by root on Debian, with ${name}.`)
  }
}

/** Creates the base image: this machine's Debian release, with the Node.js and npm that run this script. */
export async function makeBase(dir) {
  const folder = path.join(dir, 'base')
  const release = /^VERSION_CODENAME=(\w+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1]
  const mirrors = await run('apt-get', ['indextargets', '--format', '$(REPO_URI)', 'Created-By: Packages'])
  const mirror = mirrors.split('\n')[0] ?? ''
  await run('debootstrap', ['--variant=minbase', release ?? 'stable', folder, mirror], 5 * MINUTE)

  const local = path.join(folder, 'usr/local')
  copyFileSync(process.execPath, path.join(local, 'bin/node'))
  // npm sets this to its own program, in the bin folder of its package.
  const npm = path.resolve(process.env.npm_execpath, '../..')
  cpSync(npm, path.join(local, 'lib/node_modules/npm'), { recursive: true, dereference: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(local, 'bin/npm'))
  // The build trusts the same certificates as this machine, such as a company's proxy.
  mkdirSync(path.join(folder, path.dirname(authorities)), { recursive: true })
  copyFileSync(authorities, path.join(folder, authorities))

  const buildah = buildahIn(dir)
  const container = (await buildah(['from', 'scratch'])).trim()
  await buildah(['add', '-q', container, folder, '/'])
  await buildah(['config', '--env', `NODE_EXTRA_CA_CERTS=${authorities}`, container])
  await buildah(['commit', '-q', '--rm', container, BASE])
}

/** Builds deploy/Dockerfile and returns the size of the image as a note. */
export async function buildImage(dir) {
  const buildah = buildahIn(dir)
  const how = ['--isolation', 'chroot', '--network', 'host', '--format', 'docker']
  const what = ['--build-arg', `BASE=${BASE}`, '--ignorefile', 'deploy/Dockerfile.dockerignore']
  await buildah(['build', ...how, ...what, '-f', 'deploy/Dockerfile', '-t', IMAGE, root], 20 * MINUTE)
  const size = await buildah(['images', '--format', '{{.Size}}', IMAGE])
  return { notes: `The size of the image is ${size.trim()}.` }
}

/** Starts the image on an empty database, requests pages, and stops it. */
export async function startImage(dir, env) {
  const buildah = buildahIn(dir)
  const port = await findFreePort()
  const settings = {
    ...Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('TEST_'))),
    APP_URL: 'https://moneyplan.example',
    ADMIN_USERNAME: 'ada.obi',
    ADMIN_PASSWORD: 'four words for an image',
    HOST: '127.0.0.1',
    PORT: String(port),
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`])
  const container = (await buildah(['from', IMAGE])).trim()
  const startedAt = performance.now()
  const command = ['node_modules/.bin/node', 'scripts/start.mjs']
  const site = buildah(['run', '--isolation', 'chroot', ...options, container, '--', ...command], 5 * MINUTE)
  const ended = site.then(
    () => 'It stopped on its own.',
    (error) => error.message,
  )
  try {
    const problem = await Promise.race([waitUntilReady(port), ended])
    if (problem) throw new Error(problem)
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    for (const address of ['/', '/about', '/blog', '/admin/sign-in']) await expectPage(port, address)
    await stop(ended)
    return { notes: `It responded on an empty database after ${seconds} s.` }
  } finally {
    for (const pid of listProcesses('')) process.kill(pid, 'SIGKILL')
  }
}

/** Stops the image as container engines do: sends SIGTERM to its program, which has ten seconds to exit. */
async function stop(ended) {
  for (const pid of listProcesses('^node_modules/.bin/node')) process.kill(pid, 'SIGTERM')
  const result = await Promise.race([ended, wait(10_000, null, { ref: false })])
  if (!result) throw new Error('The image did not stop within 10 seconds.')
}

async function waitUntilReady(port) {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => null)
    if (response?.ok) return
    await wait(250)
  }
}

async function expectPage(port, address) {
  const response = await fetch(`http://127.0.0.1:${port}${address}`)
  const text = await response.text()
  if (response.status !== 200 || !text.includes('</html>'))
    throw new Error(`${address} returned status ${response.status}`)
}

/** Lists processes with a command line that matches `pattern`. They run as the image's user, which exists nowhere else. */
function listProcesses(pattern) {
  const { stdout } = spawnSync('pgrep', ['-u', String(USER_ID), '-f', pattern], { encoding: 'utf8' })
  return stdout.split('\n').filter(Boolean).map(Number)
}

/** Returns a function that runs buildah with all its data in this folder. */
function buildahIn(dir) {
  const folders = ['--root', path.join(dir, 'images'), '--runroot', path.join(dir, 'images-run')]
  return (args, milliseconds = 5 * MINUTE) =>
    run('buildah', [...folders, '--storage-driver', 'vfs', ...args], milliseconds)
}

/** Runs a program and returns its output. On failure, the error includes the end of the output. */
async function run(program, args, timeout = MINUTE) {
  try {
    const { stdout } = await promisify(execFile)(program, args, { timeout, maxBuffer: 64 * 1024 * 1024 })
    return stdout
  } catch (error) {
    const output = `${error.stdout ?? ''}\n${error.stderr ?? ''}`.trim().split('\n').slice(-40).join('\n')
    throw new Error(`${program} ${args.join(' ')} failed (exit code ${error.code}):\n${output}`)
  }
}
