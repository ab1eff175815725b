import { expect, it } from 'vitest'
import { runInChildProcess } from './child-process'
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

it('cleans a drawing that takes long without holding up other requests', async () => {
  const slots = 'a<h:slot/>'.repeat(7_000)
  const slow = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:h="http://www.w3.org/1999/xhtml">${slots}<path d="M0 0h8v8z"/></svg>`
  const before = process.threadCpuUsage()
  // Only a slow machine gives up.
  const result = await cleanSvg(Buffer.from(slow)).catch((error: Error) => error.message)
  expect([pressMessages.svgSize, expect.any(Buffer)]).toContainEqual(result)
  // In microseconds. Unlike delays, this does not depend on what else the machine does.
  const { user, system } = process.threadCpuUsage(before)
  expect(user + system).toBeLessThan(1_000_000)
  expect((await cleanSvg(svg)).toString()).toContain('<path')
}, 60_000)

it('gives up on a drawing that takes too long to clean', async () => {
  const work = { program: 'clean-process.ts', input: svg, ms: 1 }
  expect(await runInChildProcess(work)).toMatchObject({ code: null })
})
