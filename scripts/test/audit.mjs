import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../start/commands.mjs'

const floors = { next: '16.4.5', 'next-auth': '4.24.15', sharp: '0.35.5', nodemailer: '9.1.0' }

/** Throws if a package is older than the version in `floors`, which fixes known vulnerabilities. */
export function checkVersionFloors({ packages } = readJson('package-lock.json')) {
  const problems = []
  for (const [name, floor] of Object.entries(floors)) {
    const copies = Object.entries(packages).filter(([place]) => place.endsWith(`node_modules/${name}`))
    if (copies.length === 0) problems.push(`${name} is not in package-lock.json`)
    for (const [place, { version }] of copies) {
      if (isOlder(version, floor)) problems.push(`${place} is ${version}, must be ${floor} or newer`)
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

function isOlder(version, floor) {
  return version.localeCompare(floor, 'en', { numeric: true }) < 0
}

/** Fails on advisories of high or critical severity, unless accepted-advisories.json gives a reason. */
export function checkAdvisories(ask = askRegistry) {
  const { vulnerabilities, isUnavailable } = ask()
  if (isUnavailable) {
    return { passed: 0, notes: 'NOT CHECKED: the registry does not respond to "npm audit" from here.' }
  }
  const accepted = readJson('scripts/test/accepted-advisories.json')
  const found = Object.values(vulnerabilities)
    .flatMap(({ via }) => via.filter((advisory) => typeof advisory === 'object'))
    .filter(({ severity }) => ['high', 'critical'].includes(severity))
    .filter(({ url }) => !Object.keys(accepted).some((id) => url.endsWith(`/${id}`)))
  if (found.length > 0) {
    throw new Error(
      found.map(({ severity, name, title, url }) => `${severity}: ${name}: ${title} (${url})`).join('\n'),
    )
  }
}

function askRegistry() {
  const options = { cwd: root, encoding: 'utf8', timeout: 60_000, shell: process.platform === 'win32' }
  const { stdout } = spawnSync(
    'npm',
    ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'],
    options,
  )
  try {
    const { vulnerabilities } = JSON.parse(stdout)
    return { vulnerabilities, isUnavailable: !vulnerabilities }
  } catch {
    return { isUnavailable: true }
  }
}

const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))
