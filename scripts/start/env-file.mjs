import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { root } from './commands.mjs'

/** Adds the settings in .env to the environment, which takes precedence. */
export function loadEnvFile() {
  const file = path.join(root, '.env')
  if (!existsSync(file)) return
  let text
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(`The settings in ${file} cannot be read: ${error.message}`)
  }
  for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value
}
