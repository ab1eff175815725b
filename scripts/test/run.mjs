import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { rememberPorts } from '../embedded/ports.mjs'
import { build, isBuildNeeded } from '../start/build.mjs'
import { root, stopCommands, watchCommands } from '../start/commands.mjs'
import { generateClient } from '../start/database.mjs'
import { lockDataDir } from '../start/lock.mjs'
import { onStopAsked } from '../start/stop-signals.mjs'
import { checkAdvisories, checkVersionFloors } from './audit.mjs'
import { checkDeadCode, checkLint, checkStructure, checkTypes, testBuild } from './checks.mjs'
import { findOrInstallChromium } from './chromium.mjs'
import { createDatabase } from './databases.mjs'
import { startTestEnvironment } from './environment.mjs'
import { buildImage, installImageTools, makeBase, startImage } from './image.mjs'
import { runPlaywright, runVitest } from './runners.mjs'
import { checkSchemaDrift } from './schema-drift.mjs'
import { watchSentences } from './sentences.mjs'
import { step, summarize } from './steps.mjs'
import { createWorkspace } from './workspace.mjs'

const distDir = testBuild.NEXT_DIST_DIR
const stateDir = path.join(root, '.test')
const cleanupSteps = []
// ../test.mjs has installed the packages.
const startedAt = Number(process.env.TEST_BEGIN ?? Date.now())
const installation = Date.now() - startedAt
let isStopping = false

async function run([kind, ...files]) {
  console.log(`\nTesting ${root}\n`)
  // Both test configurations read this setting. A browser test file requested by name runs completely, including slow
  // tests.
  process.env.TEST_LANE = process.env.CI === 'true' || kind ? 'all' : 'fast'
  mkdirSync(stateDir, { recursive: true })
  const lock = await lockDataDir(stateDir).catch(() => {
    throw new Error('Tests are already running in this checkout.')
  })
  cleanupSteps.push(lock.release)
  forgetSettings()
  const workspace = createWorkspace()
  cleanupSteps.push(workspace.remove)
  watchCommands(workspace.watch)

  if (kind === '--e2e') await testInBrowser({ dir: workspace.dir, files })
  else if (kind === '--faults') await testFaults(workspace.dir)
  else if (kind === '--image') await testImage(workspace.dir)
  else await testEverything(workspace.dir)
}

async function testEverything(dir) {
  const checkSentences = watchSentences(dir)
  const client = step('Generate the database client', { isPreparation: true }, generateClient)
  const environment = prepareEnvironment(client)
  const types = step('Types', { needs: [client] }, checkTypes)
  const built = prepareBuild(environment, [types])

  const lint = step('Format and lint', { after: [types] }, checkLint)
  const structure = step('Structure', { after: [lint] }, checkStructure)
  const deadCode = step('Dead code', { after: [structure] }, checkDeadCode)
  const floors = step('Version floors', { after: [deadCode] }, () => checkVersionFloors())
  const advisories = step('Advisories', { after: [floors] }, () => checkAdvisories())
  const drift = step(
    'Migrations match the schema',
    { needs: [environment], after: [advisories] },
    ({ env }) => checkSchemaDrift(env),
  )
  const browser = prepareBrowser([drift])
  const unit = step('Unit tests', { needs: [client], after: [browser] }, () =>
    runVitest({ dir, project: 'unit*' }),
  )

  const integration = step('Integration tests', { needs: [environment], after: [built, unit] }, ({ env }) =>
    runVitest({ dir, project: 'integration', env: { ...env, ...testBuild } }),
  )
  const timed = isLaneAll()
    ? step('Timed tests', { needs: [environment], after: [integration] }, ({ env }) =>
        runVitest({ dir, project: 'timed', env: { ...env, ...testBuild } }),
      )
    : integration
  const pages = testPages({ dir, environment, built, browser, after: [timed] })
  await step('Tests saw every sentence of the specifications', { needs: [integration, pages] }, () =>
    checkSentences(),
  )
}

const isLaneAll = () => process.env.TEST_LANE === 'all'

async function testInBrowser({ dir, files }) {
  const client = step('Generate the database client', { isPreparation: true }, generateClient)
  const environment = prepareEnvironment(client)
  const built = prepareBuild(environment)
  const browser = prepareBrowser()
  await testPages({ dir, environment, built, browser, files })
}

/** Runs the tests that kill processes, with more kills than the slow lane has time for. */
async function testFaults(dir) {
  const client = step('Generate the database client', { isPreparation: true }, generateClient)
  const environment = prepareEnvironment(client)
  const built = prepareBuild(environment)
  const kills = { SERVER_KILLS: '50', POSTGRES_KILLS: '20' }
  await step('Faults', { needs: [environment, built] }, ({ env }) =>
    runVitest({
      dir,
      project: 'integration',
      files: ['kills', 'faults', 'outage', 'hanging'],
      env: { ...env, ...testBuild, ...kills },
    }),
  )
}

/** Builds the image that operators deploy, and starts it on an empty database. */
async function testImage(dir) {
  const tools = step('Find debootstrap and buildah', { isPreparation: true }, installImageTools)
  const base = step('Base image', { needs: [tools], isPreparation: true }, () => makeBase(dir))
  const image = step('The image is built', { needs: [base] }, () => buildImage(dir))
  const client = step('Generate the database client', { isPreparation: true }, generateClient)
  const environment = prepareEnvironment(client)
  await step('The image serves pages', { needs: [environment, image] }, async ({ env }) =>
    startImage(dir, { ...env, DATABASE_URL: await createDatabase(env.DATABASE_URL, 'image') }),
  )
}

function prepareEnvironment(client) {
  return step(
    'Postgres, storage and mail, freshly seeded',
    { needs: [client], isPreparation: true },
    async () => {
      // The URL is part of the build, so it stays the same from run to run.
      const port = await rememberPorts(path.join(stateDir, 'ports.json')).choose('site')
      const environment = await startTestEnvironment({ appUrl: `http://localhost:${port}` })
      cleanupSteps.push(environment.stop)
      return { ...environment, port }
    },
  )
}

function prepareBuild(environment, after = []) {
  return step('Production build', { needs: [environment], after, isBuild: true }, async ({ env }) => {
    const inputs = { appUrl: env.APP_URL, database: 'freshly seeded' }
    if (isBuildNeeded(distDir, inputs)) await build(distDir, env, inputs)
  })
}

function prepareBrowser(after = []) {
  return step('Find a browser', { after, isPreparation: true }, findOrInstallChromium)
}

function testPages({ dir, environment, built, browser, files = [], after }) {
  const needs = [environment, browser, built]
  return step('Browser tests on desktop and phone', { needs, after }, ({ env, port }, chromium) =>
    runPlaywright({
      dir,
      distDir,
      port,
      files,
      env: { ...env, ...testBuild, TEST_SITE_URL: env.APP_URL, CHROMIUM_PATH: chromium },
    }),
  )
}

/** Clears the settings of a site on this machine, so that tests do not use them. */
function forgetSettings() {
  const example = readFileSync(path.join(root, '.env.example'), 'utf8')
  for (const [, name] of example.matchAll(/^(\w+)=/gm)) if (name !== 'CHROMIUM_PATH') delete process.env[name]
  delete process.env.NODE_ENV
}

async function stop() {
  if (isStopping) return
  isStopping = true
  stopCommands()
  for (const undo of cleanupSteps.reverse())
    await Promise.resolve(undo()).catch((error) => console.error(error.message))
  process.exit(summarize({ startedAt, installation }))
}

onStopAsked(() => {
  if (!isStopping) console.log('\nStopping …')
  stop()
})

try {
  await run(process.argv.slice(2))
} catch (error) {
  await step('Begin', {}, () => {
    throw error
  })
}
await stop()
