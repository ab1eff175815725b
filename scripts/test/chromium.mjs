import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { programs } from '../start/commands.mjs'

// Without a window, a page takes half the time.
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Returns the browser for the tests, or undefined: CHROMIUM_PATH, one of the system, or one that Playwright has installed. */
async function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH is not a file: ${given}`)
  const { chromium } = await import('@playwright/test')
  return [given, ...places, chromium.executablePath()].find((file) => file && existsSync(file))
}

/** Returns the browser for the tests, installing one if possible. Otherwise fails with instructions. */
export async function findOrInstallChromium() {
  const found = await findChromium()
  if (found) return found
  if (isRootOnDebian()) {
    run('apt-get', ['update'])
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (run('apt-get', ['install', '-y', '--no-install-recommends', name])) break
  } else {
    run(process.execPath, [programs.playwright, 'install', 'chromium'])
  }
  const installed = await findChromium()
  if (installed) return installed
  throw new Error(
    `No browser was found, and none could be installed. Run one of these, then run the tests again:
  sudo apt-get install -y chromium            (Debian and Ubuntu)
  npx playwright install --with-deps chromium
  CHROMIUM_PATH=/path/to/chromium npm test`,
  )
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Returns whether the command succeeded. */
function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const result = spawnSync(command, args, { encoding: 'utf8', env, timeout: 300_000 })
  if (result.status === 0) return true
  console.error(`${command} ${args.join(' ')} failed:\n${result.stderr || result.error}`)
  return false
}
