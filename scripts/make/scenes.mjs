/*
  Draws the scenes of everyday life: for pages (public/pictures) and as covers of articles (prisma/seed/covers).

    node scripts/make/scenes.mjs

  Each scene is a file in scenes/, put together from the kits in scenes/kit.mjs and portraits/parts.mjs.
*/
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { drawnPictures } from '../../components/site/drawn-pictures.ts'
import * as danfo from './scenes/danfo.mjs'
import * as december from './scenes/december.mjs'
import * as hostel from './scenes/hostel.mjs'
import * as joinery from './scenes/joinery.mjs'
import { height, width } from './scenes/kit.mjs'
import * as kitchen from './scenes/kitchen.mjs'
import * as market from './scenes/market.mjs'
import * as office from './scenes/office.mjs'
import * as party from './scenes/party.mjs'
import * as school from './scenes/school.mjs'
import * as sofa from './scenes/sofa.mjs'
import * as sola from './scenes/sola.mjs'
import * as suya from './scenes/suya.mjs'
import * as workshop from './scenes/workshop.mjs'

const scenes = { danfo, hostel, kitchen, market, office, sola, workshop }
// No scene is used both on a page and as a cover.
const covers = { december, joinery, party, school, sofa, suya }
const folders = { pages: path.resolve('public/pictures'), covers: path.resolve('prisma/seed/covers') }
for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true })

// Article cards have an aspect ratio of 16 to 9.
const card = { left: 0, top: 40, width, height: height - 80 }
for (const [name, { draw }] of Object.entries(covers)) {
  const image = sharp(Buffer.from(draw())).extract(card)
  await save(`${name}.webp`, image.webp({ quality: 90, effort: 6 }), folders.covers)
}

for (const [name, { widths }] of Object.entries(drawnPictures))
  for (const each of widths) {
    const image = drawingOf(name).resize({ width: each })
    await save(`${name}-${each}.avif`, image.clone().avif({ quality: 40, effort: 9 }), folders.pages)
    await save(`${name}-${each}.webp`, image.clone().webp({ quality: 72, effort: 6 }), folders.pages)
  }

/** Returns a drawing: a whole scene, or the square around its person, which is as high as the scene. */
function drawingOf(name) {
  const [scene, isClose] = name.split('-')
  const whole = sharp(Buffer.from(scenes[scene].draw()))
  return isClose ? whole.extract({ left: scenes[scene].closeUpLeft, top: 0, width: height, height }) : whole
}

async function save(name, image, folder) {
  const bytes = await image.toBuffer()
  await writeFile(path.join(folder, name), bytes)
  console.log(`${name}, ${(bytes.length / 1000).toFixed(1)} kB`)
}
