import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { rememberPorts } from '../embedded/ports.mjs'
import { build, isBuildNeeded } from '../start/build.mjs'
import { root } from '../start/commands.mjs'
import { lockDataDir } from '../start/lock.mjs'
import { runStep } from '../start/progress.mjs'
import { startSite } from '../start/site.mjs'
import { startTestEnvironment } from './environment.mjs'

// Use a separate build, because next.config.mjs adds an empty route to it, to compare pages with.
const distDir = '.next-bench'

/**
 * Calls `work` with the production build, freshly seeded and with its own services, and stops everything afterward,
 * even after Ctrl-C. Waits for running tests to end, and tests wait for it.
 */
export async function withSeededSite(work, settings = {}) {
  const cleanupSteps = []
  const onStop = (step) => cleanupSteps.push(step)
  const stop = async () => {
    for (const undo of cleanupSteps.splice(0).reverse()) await undo()
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop().then(() => process.exit(1)))
  try {
    await work({ ...(await start(settings, onStop)), onStop })
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  } finally {
    await stop()
  }
}

async function start(settings, onStop) {
  const stateDir = path.join(root, '.test')
  mkdirSync(stateDir, { recursive: true })
  const lock = await lockDataDir(stateDir)
  onStop(lock.release)
  const port = await rememberPorts(path.join(stateDir, 'ports.json')).choose('bench')
  const origin = `http://localhost:${port}`
  const { env, dataDir, stop } = await runStep('Start and seed the services', () =>
    startTestEnvironment({ appUrl: origin }),
  )
  onStop(stop)
  const inputs = { appUrl: origin, database: 'freshly seeded' }
  if (isBuildNeeded(distDir, inputs)) await runStep('Build', () => build(distDir, env, inputs))
  const site = startSite({ env: { ...process.env, ...env, ...settings }, distDir, host: '127.0.0.1', port })
  onStop(site.stop)
  await site.ready
  return { origin, port, env, dataDir, pid: site.pid }
}

/** Returns the paths of the public pages in the site's sitemap. */
export async function listPages(origin) {
  const sitemap = await fetch(`${origin}/sitemap.xml`).then((response) => response.text())
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname)
}
