import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findPortProblem } from '../embedded/ports.mjs'
import { build, hasPagesOf, isBuildNeeded } from './build.mjs'
import { claimBuild } from './claim-build.mjs'
import { root, stopCommands } from './commands.mjs'
import { generateClient, identifyDatabase, migrate, seedOnce } from './database.mjs'
import { loadEnvFile } from './env-file.mjs'
import { lockDataDir } from './lock.mjs'
import { requireSettings } from './preconditions.mjs'
import { runStep, silenceSteps } from './progress.mjs'
import { adminPasswordFile, readOrCreateAdminPassword, readOrCreateSecrets } from './secrets.mjs'
import { startServices } from './services.mjs'
import { startSite } from './site.mjs'
import { onStopAsked } from './stop-signals.mjs'
import { printSummary } from './summary.mjs'
import { createRestartBudget } from './supervise.mjs'

const distDir = process.env.NEXT_DIST_DIR || '.next'
const isPreparation = process.argv.includes('--prepare')
const cleanupSteps = [] // In the order in which the services were started.
let isStopping = false

async function start() {
  loadEnvFile()
  const settings = await requireSettings(process.argv.slice(2))
  if (isPreparation) settings.dataDir = makeTemporaryFolder()
  if (Object.values(settings.needs).some(Boolean))
    requireDevelopmentPackages('Running the site without a database, storage or mail server of your own')
  const { dataDir, isDev, port, host } = settings
  console.log(`\n${isPreparation ? 'Preparing' : 'Starting in'} ${root}\n`)

  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = await lockDataDir(dataDir)
  cleanupSteps.push(lock.release)
  onStop = lock.markStopping
  if (!isPreparation) await requirePort(port, host)

  const env = { ...process.env, ...(await prepareServices(settings)) }
  const pages = { appUrl: settings.appUrl, database: await identifyDatabase(env.DATABASE_URL) }
  const claim = isDev ? undefined : await claimBuild(distDir, () => isBuildNeeded(distDir))
  if (claim) cleanupSteps.push(claim.release)
  if (claim?.isBuildNeeded) requireDevelopmentPackages('A build')
  await runStep('Generate the database client', generateClient)
  await runStep('Migrate the database', () => migrate(env))
  const seeded = await runStep('Seed', () => seed(settings, env))
  if (claim?.isBuildNeeded) {
    await runStep('Build', () => build(distDir, env, pages), { expected: 'one to two minutes' })
    claim.finishBuild()
  }
  if (isPreparation) {
    console.log('\nPrepared. The README says how to start the site (Production, step 5).\n')
    return stop()
  }
  if (claim && !hasPagesOf(distDir, pages)) env.BUILT_PAGES = 'foreign'

  // Next prints its own output when it starts.
  await runStep(
    isDev ? 'Start the development server' : 'Serve',
    // Only the seed needs the first account's password.
    () => keepSiteRunning({ env: { ...env, ADMIN_PASSWORD: undefined }, isDev, distDir, host, port }),
    { printsOutput: true },
  )
  printSummary({ settings, seeded, mailViewer, passwordFile: adminPasswordFile(dataDir) })
  if (seeded.storageProblem) {
    console.log(
      `The press kit has no files yet. ${seeded.storageProblem} They will be added once storage is available.\n`,
    )
    seedLater(settings, env)
  }
}

/** Makes a data folder for a preparation, which leaves only the build. If no database is set, it uses a temporary one. */
function makeTemporaryFolder() {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'prepare-'))
  chmodSync(dir, 0o711) // Postgres, which runs as another user if we are root, has to traverse this folder.
  cleanupSteps.push(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

/** Throws if the development packages are missing. If they are missing, the start script can only serve a built site. */
function requireDevelopmentPackages(what) {
  if (existsSync(path.join(root, 'node_modules/typescript'))) return
  throw new Error(
    `${what} requires the development packages, which npm ci --omit=dev leaves out. Run "npm run prepare:production" where they are installed.`,
  )
}

let onStop = () => {}
let mailViewer

async function requirePort(port, host) {
  const deadline = Date.now() + 4000
  // The site of a killed run needs a moment to notice and stop.
  while (await findPortProblem(port, host)) {
    if (Date.now() > deadline)
      throw new Error(`Port ${port} is in use by another program. Stop it, or set PORT to another port.`)
    await wait(200)
  }
}

async function prepareServices({ dataDir, needs, appUrl, isProduction }) {
  const secrets = isProduction ? {} : readOrCreateSecrets(dataDir)
  const mayRestart = createRestartBudget()
  const services = await startServices({
    dataDir,
    secrets,
    needs,
    onBegin: (stopServices) => cleanupSteps.push(stopServices),
    onPostgresExit: async (restart) => {
      if (isStopping) return
      if (!mayRestart()) return stop('Postgres keeps stopping. See its log in the data folder.', 1)
      console.error('Postgres stopped unexpectedly; restarting it.')
      await restart().catch((error) => stop(error.message, 1))
    },
  })
  mailViewer = services.mailViewer
  const defaults = isProduction
    ? {}
    : {
        AUTH_SECRET: secrets.authSecret,
        SETTINGS_SECRET: secrets.settingsSecret,
        MAIL_FROM: 'MoneyPlan <hello@localhost>',
      }
  const overrides = Object.fromEntries(
    Object.keys(defaults).flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  )
  return { ...services.env, ...defaults, ...overrides, APP_URL: appUrl }
}

function seed({ adminUsername, adminPassword, dataDir }, env) {
  return seedOnce({
    env,
    adminUsername,
    isPasswordGenerated: !adminPassword,
    getAdminPassword: () => readOrCreateAdminPassword(dataDir, adminPassword),
  })
}

/** Retries with increasing delays until the storage connected in the back office contains the seeded files. */
function seedLater(settings, env, pause = 10_000) {
  setTimeout(async () => {
    const isSeeded = await seed(settings, env).then(
      ({ storageProblem }) => !storageProblem,
      () => false,
    )
    if (isStopping) return
    if (isSeeded) console.log('The press kit’s files have been added.')
    else seedLater(settings, env, Math.min(pause * 1.5, 300_000))
  }, pause).unref()
}

/** Starts the site, and restarts it if it crashes. Resolves when it first responds. */
async function keepSiteRunning(options) {
  const mayRestart = createRestartBudget()
  const launch = () => {
    const site = startSite(options)
    current.site = site
    site.exited.then((reason) => {
      if (isStopping || !current.isReady) return
      if (!mayRestart()) return stop('The site keeps stopping. See its messages above.', 1)
      console.error(`The site stopped unexpectedly (${reason}); restarting it.`)
      launch().ready.catch(() => {})
    })
    return site
  }
  const current = { isReady: false, site: undefined }
  cleanupSteps.push(() => current.site?.stop())
  await launch().ready
  current.isReady = true
}

async function stop(message, exitCode = 0) {
  if (isStopping) return
  isStopping = true
  if (message) console.error(`\n${message}`)
  onStop()
  stopCommands()
  for (const step of cleanupSteps.reverse())
    await Promise.resolve(step()).catch((error) => console.error(error.message))
  if (exitCode === 0 && !isPreparation) console.log('Stopped.')
  process.exit(exitCode)
}

const stopAsked = () => {
  silenceSteps()
  if (!isStopping) console.log('\nStopping …')
  stop('')
}
onStopAsked(stopAsked)

await start().catch((error) => (isStopping ? undefined : stop(error.message, 1)))
