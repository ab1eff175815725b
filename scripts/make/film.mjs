/*
  Renders the product film (public/film) from the phone screens of the landing page.

    node scripts/make/film.mjs http://localhost:3000 [--at 12.5 picture.webp]

  Requires a running site, Chromium and ffmpeg (Debian: apt-get install chromium ffmpeg). Moves the page's own screens onto a
  stage and captures them frame by frame, so the film always shows what the page shows. Takes a few minutes. If --at is given, it
  only saves one moment as an image. If you change words here, also change public/film/captions.en.vtt.
*/
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'

const FRAMES_A_SECOND = 25
const POSTER_AT = 18.8
const MAX_BYTES = 3_000_000
const folder = path.resolve('public/film')
const inBt709 = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
]
const master = path.join(tmpdir(), `film-${process.pid}.mkv`)

const [address = 'http://localhost:3000', option, moment, picture] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' })
try {
  const page = await openStage()
  if (option === '--at') await photograph(page, Number(moment), picture)
  else await makeFilm(page)
} finally {
  await browser.close()
  await rm(master, { force: true })
}

async function openStage() {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 720 },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    // Draws the phones that have not been near the viewport yet.
    dispatchEvent(new Event('beforeprint'))
    const phones = [...document.querySelectorAll('[data-screen]')]
    const hero = document.querySelector('[aria-labelledby="hero-title"]')
    window.film = {
      phones: Object.fromEntries(phones.map((phone) => [phone.dataset.screen, phone.cloneNode(true)])),
      days: [...hero.querySelectorAll('ol li > :first-child')].map((day) => day.textContent),
      total: Number(hero.querySelector('.font-display.tabular-nums').textContent.replace(/\D/g, '')),
      logo: document.querySelector('header a').firstElementChild.innerHTML,
    }
    document.body.replaceChildren()
    document.documentElement.style.scrollbarGutter = 'auto'
    await document.fonts.ready
  })
  const code = path.join(import.meta.dirname, 'film')
  await page.route('**/film-stage/*', (route) =>
    route.fulfill({
      path: path.join(code, path.basename(route.request().url())),
      contentType: 'text/javascript',
    }),
  )
  await page.addScriptTag({ type: 'module', url: '/film-stage/stage.mjs' })
  await page.waitForFunction(() => window.seek)
  return page
}

async function photograph(page, seconds, file) {
  await page.evaluate((time) => window.seek(time), seconds)
  await sharp(await page.screenshot())
    .resize(1280, 720)
    .webp({ quality: 80 })
    .toFile(file)
}

async function makeFilm(page) {
  await mkdir(folder, { recursive: true })
  const seconds = await page.evaluate(() => window.filmSeconds)
  await record(page, Math.round(seconds * FRAMES_A_SECOND))
  const webm = path.join(folder, 'product.webm')
  const mp4 = path.join(folder, 'product.mp4')
  const vp9 = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '36', '-row-mt', '1', '-g', '250']
  await ffmpeg(['-i', master, '-an', ...inBt709, ...vp9, '-deadline', 'good', '-cpu-used', '2', webm])
  const h264 = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '25']
  await ffmpeg(['-i', master, '-an', ...inBt709, ...h264, '-movflags', '+faststart', mp4])
  const poster = path.join(folder, 'poster.webp')
  await photograph(page, POSTER_AT, poster)

  const sizes = await Promise.all([webm, mp4, poster].map(async (file) => (await stat(file)).size))
  const sum = sizes.reduce((total, size) => total + size, 0)
  console.log(`${seconds} s: WebM ${sizes[0]}, MP4 ${sizes[1]}, poster ${sizes[2]}, together ${sum} bytes`)
  if (sum > MAX_BYTES) throw new Error(`The film must not exceed ${MAX_BYTES} bytes`)
}

/** Writes every frame losslessly into a file. A frame that looks like the previous one is not captured again. */
async function record(page, frames) {
  const size = ['-f', 'image2pipe', '-framerate', String(FRAMES_A_SECOND), '-c:v', 'png', '-i', '-']
  // Without color metadata, players guess, and guess wrong.
  const colors = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', ...inBt709]
  const encoder = start([...size, ...colors, '-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '0', master])
  let shown = ''
  let png
  for (let frame = 0; frame < frames; frame++) {
    const look = await page.evaluate((time) => window.seek(time), frame / FRAMES_A_SECOND)
    if (look !== shown) png = await page.screenshot()
    shown = look
    if (!encoder.process.stdin.write(png)) await once(encoder.process.stdin, 'drain')
    if (frame % 100 === 0) console.log(`frame ${frame} of ${frames}`)
  }
  encoder.process.stdin.end()
  await encoder.done
}

function start(options) {
  const process = spawn('ffmpeg', ['-v', 'error', '-y', ...options], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const done = once(process, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg exited with ${code}`)
  })
  return { process, done }
}

function ffmpeg(options) {
  return start(options).done
}
