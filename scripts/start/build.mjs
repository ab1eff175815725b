import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { programs, root, runNode } from './commands.mjs'

const folders = ['app', 'components', 'lib', 'prisma', 'public']
const configuration =
  /^(next\.config|postcss\.config|proxy|instrumentation.*|tsconfig|package|package-lock)\.\w+$/

/**
 * Returns whether the site has to be built. It does if sources or packages have changed since the last build, or if
 * prerendered `pages` are needed and the build made its pages for another URL or database.
 */
export function isBuildNeeded(distDir, pages) {
  const isBuilt = existsSync(path.join(root, distDir, 'BUILD_ID'))
  return !isBuilt || readStamp(distDir).sources !== hashSources() || (pages && !hasPagesOf(distDir, pages))
}

/**
 * Returns whether the build's pages were made for this URL and database. If not, the server never falls back to them,
 * even when it cannot render a page itself.
 */
export const hasPagesOf = (distDir, pages) => readStamp(distDir).pages === describePages(pages)

/** Builds the site into `distDir`. The pages contain data from the database in `env`. */
export async function build(distDir, env, pages) {
  // Computed before the build, so that a file that changes during the build triggers another one next time.
  const sources = hashSources()
  const key = randomBytes(32).toString('base64url')
  await runNode([programs.next, 'build'], {
    env: {
      ...env,
      SCRIPT_KEY: key,
      ...(env.AUTH_SECRET ? { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: deriveActionKey(env.AUTH_SECRET) } : {}),
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      NEXT_DIST_DIR: distDir,
    },
    name: 'next build',
  })
  writeFileSync(path.join(root, distDir, 'script-key'), key)
  writeFileSync(stampFile(distDir), JSON.stringify({ sources, pages: describePages(pages) }))
}

/**
 * Returns the key that determines the ids of server actions. The key is derived from `AUTH_SECRET`, so that forms in
 * tabs opened before an upgrade keep working after the upgrade and while instances of both versions are running.
 */
export const deriveActionKey = (secret) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'ids of server actions', 32)).toString('base64')

const stampFile = (distDir) => path.join(root, distDir, 'inputs.json')

function readStamp(distDir) {
  const file = stampFile(distDir)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

const describePages = ({ appUrl, database }) =>
  [appUrl, database, process.env.ANALYTICS_SCRIPT_URL ?? ''].join(' ')

function hashSources() {
  const hash = createHash('sha256').update(process.version)
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
