import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { DrawnPicture } from './drawn-picture'
import { type DrawnName, drawnPictures } from './drawn-pictures'

const folder = path.resolve('public/pictures')
const names = Object.keys(drawnPictures) as DrawnName[]
const formats = ['avif', 'webp'] as const
/** The maximum size of an AVIF file, which nearly all browsers load. */
const MAX_BYTES = 25_000

describe.each(names)('the drawing %s', (name) => {
  const { width, height, widths, alt } = drawnPictures[name]

  it('has a small file in each size and format', async () => {
    for (const each of widths)
      for (const format of formats) {
        const file = path.join(folder, `${name}-${each}.${format}`)
        const { width: fileWidth, height: fileHeight } = await sharp(file).metadata()
        expect([file, fileWidth, fileHeight]).toEqual([file, each, Math.round((each / width) * height)])
        if (format === 'avif') expect(statSync(file).size, file).toBeLessThan(MAX_BYTES)
      }
    expect(Math.max(...widths)).toBe(width)
  })

  it('reserves its space on the page, has alternative text, and loads lazily', () => {
    const html = renderToStaticMarkup(<DrawnPicture name={name} sizes="6rem" className="size-24" />)
    for (const part of [
      `width="${width}"`,
      `height="${height}"`,
      `alt="${alt}"`,
      'loading="lazy"',
      'sizes="6rem"',
    ])
      expect(html).toContain(part)
    for (const format of formats)
      expect(html).toContain(widths.map((each) => `/pictures/${name}-${each}.${format} ${each}w`).join(', '))
    expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('<img'))
  })
})

it('loads the drawing at the top of a page before other images', () => {
  const html = renderToStaticMarkup(<DrawnPicture name="workshop" sizes="6rem" isFirst className="size-24" />)
  expect(html).toContain('loading="eager" fetchPriority="high"')
})

it('describes each drawing with its own phrase', () => {
  const texts = names.map((name) => drawnPictures[name].alt)
  expect(new Set(texts).size).toBe(texts.length)
  for (const text of texts) expect(text).toMatch(/^Drawing of .{30,120}$/)
})

it('has no unused files', () => {
  const used = names.flatMap((name) =>
    drawnPictures[name].widths.flatMap((each) => formats.map((format) => `${name}-${each}.${format}`)),
  )
  expect(readdirSync(folder).sort()).toEqual(used.sort())
})
