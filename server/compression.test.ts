import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { chooseEncoding, compressForMany } from './compression.ts'

it('returns a compressed body immediately and a smaller one later', async () => {
  const folder = import.meta.dirname
  const files = readdirSync(folder).map((name) => readFileSync(path.join(folder, name)))
  const scripts = Buffer.concat(files)
  const { promise: best, resolve: keep } = Promise.withResolvers<Buffer>()
  const good = compressForMany(scripts, 'br', keep)
  expect(brotliDecompressSync(good).equals(scripts)).toBe(true)
  expect(brotliDecompressSync(await best).equals(scripts)).toBe(true)
  expect((await best).length).toBeLessThan(good.length * 0.97)
})

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.5', 'gzip'],
  ['br;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0', 'identity'],
  ['br;q=0.01', 'br'],
  ['', 'identity'],
])('chooses an encoding for %j that the client has not refused', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})
