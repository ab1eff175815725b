/*
  Places five of the app's screens (prisma/seed/press/screenshots, made by press-files.mjs) on a colored background, for
  the User Guide (prisma/seed/help/pictures).

    node scripts/make/guide-pictures.mjs
*/
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const width = 600
const height = 800
const phoneWidth = 500
const top = 50
const mint = '#dbf4e5'

const screens = path.resolve('prisma/seed/press/screenshots')
const folder = path.resolve('prisma/seed/help/pictures')
await mkdir(folder, { recursive: true })
for (const screen of ['chat', 'schedule', 'vault', 'calendar', 'emergency']) {
  const phone = await sharp(path.join(screens, `${screen}.png`))
    .resize({ width: phoneWidth })
    .extract({ left: 0, top: 0, width: phoneWidth, height: height - top })
    .toBuffer()
  await sharp({ create: { width, height, channels: 3, background: mint } })
    .composite([{ input: phone, left: (width - phoneWidth) / 2, top }])
    .webp({ quality: 88, effort: 6 })
    .toFile(path.join(folder, `${screen}.webp`))
}
