import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, it } from 'vitest'
import { pressMessages } from './file-rules'
import { drawPreview } from './preview-picture'
import { cleanSvg } from './svg-file'

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
)

it('gives up on a drawing that takes forever, and renders the next one', async () => {
  const mask = (number: number) =>
    `<mask id="m${number + 1}">${`<rect width="50" height="50" mask="url(#m${number})"/>`.repeat(6)}</mask>`
  const masks = `<mask id="m0"><path d="M0 0h9v9z"/></mask>${Array.from({ length: 30 }, (_, i) => mask(i)).join('')}`
  const shape = '<rect width="100" height="100" mask="url(#m30)"/>'
  const endless = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${masks}${shape}</svg>`
  await expect(drawPreview('svg', Buffer.from(endless))).rejects.toThrow(pressMessages.svg)
  expect(await drawPreview('svg', svg)).not.toBeNull()
}, 30_000)

it('gives up on a drawing that takes long to clean, and does not hold up other requests meanwhile', async () => {
  const slots = 'a<h:slot/>'.repeat(14_500)
  const slow = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:h="http://www.w3.org/1999/xhtml">${slots}<path d="M0 0h8v8z"/></svg>`
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  await expect(cleanSvg(Buffer.from(slow))).rejects.toThrow(pressMessages.svgSize)
  expect(delay.max / 1e6).toBeLessThan(1_000)
  expect((await cleanSvg(svg)).toString()).toContain('<path')
}, 60_000)
