/*
  Draws the portraits of the people on the site, who are all fictional (prisma/seed/portraits), and colleagues who are
  nobody in particular, for drawings on pages (components/site/colleagues.svg).

    node scripts/make/portraits.mjs

  Each person is an entry in portraits/people.mjs or portraits/colleagues.mjs, assembled from the kit in
  portraits/parts.mjs.
*/
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { drawColleagues } from './portraits/colleagues.mjs'
import { drawPortraits } from './portraits/people.mjs'

const folder = path.resolve('prisma/seed/portraits')

await mkdir(folder, { recursive: true })
for (const [name, svg] of Object.entries(drawPortraits())) {
  const image = await sharp(Buffer.from(svg)).resize(640, 640).webp({ quality: 88 }).toBuffer()
  await writeFile(path.join(folder, `${name}.webp`), image)
  console.log(`${name}.webp, ${(image.length / 1000).toFixed(1)} kB`)
}
await writeFile(path.resolve('components/site/colleagues.svg'), drawColleagues())
