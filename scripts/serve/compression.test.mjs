import { randomBytes } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressForMany } from './compression.mjs'

it('gives a good copy at once and a better one later', async () => {
  const words = Array.from({ length: 400 }, () => randomBytes(4).toString('hex'))
  const text = Array.from({ length: 20_000 }, (_, index) => words[(index * index) % words.length]).join(' ')
  let keep
  const best = new Promise((resolve) => {
    keep = resolve
  })
  const good = compressForMany(Buffer.from(text), 'br', keep)
  expect(brotliDecompressSync(good).toString()).toBe(text)
  expect(brotliDecompressSync(await best).toString()).toBe(text)
  expect((await best).length).toBeLessThan(good.length)
})
