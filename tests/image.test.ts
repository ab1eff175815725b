import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean)
const ignored = read('deploy/Dockerfile.dockerignore')

/** Returns whether a pattern leaves the file, or a folder it is in, out of the image. */
const isLeftOut = (file: string) =>
  file
    .split('/')
    .map((_, depth, parts) => parts.slice(0, depth + 1).join('/'))
    .some((part) => ignored.some((pattern) => path.matchesGlob(part, pattern)))

it('leaves the secrets of the build machine out of the image', () => {
  // Files that README.md and deploy/compose.yaml tell people to create.
  const secrets = [
    '.env',
    '.env.local',
    '.env.production',
    'deploy/.env',
    'deploy/tls/privkey.pem',
    '.data/secrets.json',
  ]
  expect(secrets.filter((file) => !isLeftOut(file))).toEqual([])
  expect(isLeftOut('scripts/start.mjs')).toBe(false)
})
