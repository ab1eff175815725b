// Takes a screenshot of every page, panel screen, dialog, state and email: `npm run shots`. `npm run shots -- /blog
// waitlist` only takes those with one of these words in their name; `--widths=360,1440` and `--themes=light` limit
// the variants.
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { openPictures } from './shots/pictures.mjs'
import { writeSheet } from './shots/sheet.mjs'
import { panelStates, publicStates } from './shots/states.mjs'
import { root, runNode } from './start/commands.mjs'
import { runStep } from './start/progress.mjs'
import { findOrInstallChromium } from './test/chromium.mjs'
import { listPages, withSeededSite } from './test/seeded-site.mjs'

const PAGES_AT_ONCE = 2
const dir = path.join(root, '.shots')

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    widths: { type: 'string', default: '360,768,1440' },
    // The panel and emails have a dark theme.
    themes: { type: 'string', default: 'light,dark' },
  },
})
// Steps run at the widest, where every control is visible.
const allWidths = options.widths
  .split(',')
  .map(Number)
  .sort((one, other) => one - other)
const allThemes = options.themes.split(',')

await withSeededSite(async ({ origin, env }) => {
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir)
  const browser = await chromium.launch({ executablePath: await findOrInstallChromium() })
  try {
    const pictures = await openPictures({ browser, origin, dir, env })
    await takeAll(pictures, { origin, env })
    console.log(`\n${pictures.taken.length} pictures: ${writeSheet(dir, pictures.taken)}`)
    for (const fault of pictures.faults) console.error(fault)
    if (pictures.faults.length > 0) process.exitCode = 1
  } finally {
    await browser.close()
  }
})

async function takeAll(pictures, { origin, env }) {
  const take = (group, screens, themes = ['light']) => takeGroup(pictures, { group, screens, themes })
  await take('Panel without data', pictures.sidebar, allThemes)
  const { links, panel, emails } = JSON.parse(await runStep('Add samples', () => runSamples(env)))
  await take('Site', await listPages(origin))
  await take('Site: states and dialogs', publicStates)
  await take('Site: pages linked in emails', links)
  await take('Panel', panel, allThemes)
  await take('Panel: states and dialogs', panelStates, allThemes)
  await take('Emails', emails, allThemes)
}

/** Takes screenshots of `screens`, which are URLs, or objects as in states.mjs. */
async function takeGroup(pictures, { group, screens, themes }) {
  const waiting = screens
    .map((screen) => (typeof screen === 'string' ? { path: screen } : screen))
    .map(({ widths = allWidths, ...screen }) => ({
      ...screen,
      name: [screen.path, screen.name].filter(Boolean).join(': '),
      widths: widths.filter((width) => allWidths.includes(width)),
    }))
    .filter(({ widths }) => widths.length > 0)
    .filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part)))
  if (waiting.length === 0) return
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await pictures.take(group, next, themes)
  }
  await runStep(`${group}: ${waiting.length} screens`, () =>
    Promise.all(Array.from({ length: PAGES_AT_ONCE }, work)),
  )
}

function runSamples(env) {
  // Emails are rendered with React's browser build, with which `server-only` throws.
  const settings = { ...env, LOG_LEVEL: 'error', TSX_TSCONFIG_PATH: 'scripts/shots/tsconfig.json' }
  return runNode(['--import', 'tsx', 'scripts/shots/samples.ts'], { env: settings, name: 'Adding samples' })
}
