import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { programs, root, runNode } from './commands.mjs'

const folders = ['app', 'components', 'lib', 'prisma', 'public']
const configuration =
  /^(next\.config|postcss\.config|proxy|instrumentation.*|tsconfig|package|package-lock)\.\w+$/

/** Returns whether the site has to be built: sources, packages, address or database differ from the last build's. */
export function isBuildNeeded(distDir, inputs) {
  const file = stampFile(distDir)
  const isBuilt = existsSync(path.join(root, distDir, 'BUILD_ID')) && existsSync(file)
  return !isBuilt || readFileSync(file, 'utf8') !== hashInputs(inputs)
}

/** Builds the site into `distDir`. The pages hold data of the database that `env` names. */
export async function build(distDir, env, inputs) {
  // Before, so that a file changed during the build leads to another build next time.
  const hash = hashInputs(inputs)
  await runNode([programs.next, 'build'], {
    env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NEXT_DIST_DIR: distDir },
    name: 'next build',
  })
  writeFileSync(stampFile(distDir), hash)
}

/** Has the next run build again: Next writes pages that tests have changed back into the build. */
export function forgetBuild(distDir) {
  rmSync(stampFile(distDir), { force: true })
}

const stampFile = (distDir) => path.join(root, distDir, 'inputs-hash')

function hashInputs({ appUrl, database }) {
  const hash = createHash('sha256').update(
    JSON.stringify([process.version, appUrl, database, process.env.ANALYTICS_SCRIPT_URL]),
  )
  const files = readdirSync(root).filter((name) => configuration.test(name))
  for (const folder of folders) files.push(...listFiles(folder))
  for (const file of files.sort()) {
    hash.update(file).update(
      createHash('sha256')
        .update(readFileSync(path.join(root, file)))
        .digest(),
    )
  }
  return hash.digest('hex')
}

function listFiles(folder) {
  if (!existsSync(path.join(root, folder))) return []
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name)
    if (entry.name === 'generated' || /\.test\.tsx?$/.test(name)) return []
    return entry.isDirectory() ? listFiles(name) : [name]
  })
}
