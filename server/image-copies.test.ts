import { beforeEach, expect, it } from 'vitest'
import { listen } from '../tests/support/listening.ts'
import { createImageCopies } from './image-copies.ts'

const SOURCE = '/media/blog-images/0e1d2c3b-0000-4000-8000-00000000000a.jpg'
const addressOf = (width: number, rest = '') =>
  `/_next/image?url=${encodeURIComponent(SOURCE)}&w=${width}&q=75${rest}`

/** The images that Next was asked to encode. */
let encoded: string[]
let clock: number
let isThere: boolean
let origin: string

beforeEach(async () => {
  encoded = []
  clock = 0
  isThere = true
  const images = createImageCopies({ isStillThere: async () => isThere, now: () => clock })
  origin = await listen((request, response) => {
    if (images.answer(request, response)) return
    const { url = '', headers } = request
    if (!isThere || url === '/_next/image') return response.writeHead(400).end()
    encoded.push(`${headers.accept} ${url}`)
    response.setHeader('content-type', headers.accept ?? '')
    response.setHeader('etag', '"1"')
    response.write('pic')
    response.end(`ture ${url.length}`)
  })
})

const AVIF: Record<string, string> = { accept: 'image/avif,image/webp,*/*' }
const ask = (path: string, headers = AVIF) => fetch(origin + path, { headers })

it('encodes an image once, however often and by whatever spelling it is asked for', async () => {
  const first = await ask(addressOf(640))
  const again = await ask(addressOf(640, '&visitor=7&w=1200'))
  expect(again.status).toBe(200)
  expect(again.headers.get('content-type')).toBe('image/avif')
  expect(await again.text()).toBe(await first.text())
  expect((await ask(addressOf(640), { accept: 'text/html,image/avif;q=0.9' })).status).toBe(200)
  expect((await ask(addressOf(640), { ...AVIF, 'if-none-match': '"1"' })).status).toBe(304)
  expect(encoded).toEqual([`image/avif ${addressOf(640)}`])
})

it('keeps sizes and formats apart', async () => {
  await ask(addressOf(640))
  await ask(addressOf(1200))
  expect((await ask(addressOf(640), { accept: 'image/webp' })).headers.get('content-type')).toBe('image/webp')
  expect((await ask(addressOf(640), { accept: '*/*' })).headers.get('content-type')).toBe('image/*')
  expect(encoded).toHaveLength(4)
})

it('refuses made-up spellings of the address of an image', async () => {
  for (const source of [
    SOURCE.replace('a.jpg', '%61.jpg'),
    SOURCE.replace('/blog', '//blog'),
    `${SOURCE}?v=1`,
  ])
    expect((await ask(`/_next/image?url=${encodeURIComponent(source)}&w=640&q=75`)).status).toBe(400)
  expect(encoded).toEqual([])
})

it('sends a deleted image no longer than a minute', async () => {
  await ask(addressOf(640))
  await ask(addressOf(1200))
  isThere = false
  expect((await ask(addressOf(640))).status).toBe(200)
  clock = 61_000
  await ask(addressOf(640))
  expect((await ask(addressOf(640))).status).toBe(400)
  expect((await ask(addressOf(1200))).status).toBe(400)
})
