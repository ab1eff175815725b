/*
  Puts the app's screens (prisma/seed/press/screenshots, made by press-files.mjs) side by side, as pictures of the User
  Guide (prisma/seed/help/pictures).

    node scripts/make/guide-pictures.mjs
*/
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const width = 1376
const height = 860
const phoneWidth = 500
const top = 60
const mint = '#dbf4e5'

const pictures = { plan: ['chat', 'schedule'], payday: ['vault', 'calendar'], emergency: ['emergency'] }

const screens = path.resolve('prisma/seed/press/screenshots')
const folder = path.resolve('prisma/seed/help/pictures')
await mkdir(folder, { recursive: true })
for (const [name, shown] of Object.entries(pictures)) {
  const gap = (width - shown.length * phoneWidth) / (shown.length + 1)
  const phones = shown.map(async (screen, index) => ({
    input: await sharp(path.join(screens, `${screen}.png`))
      .resize({ width: phoneWidth })
      .extract({ left: 0, top: 0, width: phoneWidth, height: height - top })
      .toBuffer(),
    left: Math.round(gap + index * (phoneWidth + gap)),
    top,
  }))
  await sharp({ create: { width, height, channels: 3, background: mint } })
    .composite(await Promise.all(phones))
    .webp({ quality: 88, effort: 6 })
    .toFile(path.join(folder, `${name}.webp`))
}
