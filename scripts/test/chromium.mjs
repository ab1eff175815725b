import { existsSync, globSync } from 'node:fs'
import { programs } from '../start/commands.mjs'
import { installOnDebian, isRootOnDebian, run } from './debian.mjs'

// The headless shell comes first, because pages load twice as fast without a window.
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Returns the browser for the tests, or undefined: CHROMIUM_PATH, the system's, or one that Playwright has installed.
 */
async function findChromium() {
  const configured = process.env.CHROMIUM_PATH
  if (configured && !existsSync(configured)) throw new Error(`CHROMIUM_PATH is not a file: ${configured}`)
  const { chromium } = await import('@playwright/test')
  return [configured, ...places, chromium.executablePath()].find((file) => file && existsSync(file))
}

/** Returns the browser for the tests, installing one if possible. Otherwise fails with instructions. */
export async function findOrInstallChromium() {
  installFonts()
  const found = await findChromium()
  if (found) return found
  if (isRootOnDebian()) {
    installOnDebian('chromium-headless-shell', 'chromium')
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

/** Installs a font as wide as Arial, which pages use until their own has loaded. A minimal Debian has none. */
function installFonts() {
  if (!isRootOnDebian()) return
  if (globSync('/usr/share/fonts/**/LiberationSans-Regular.*').length === 0)
    installOnDebian('fonts-liberation')
}
