import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { makeDocx, makePdf, makeZip } from '../../tests/support/documents'
import { pressFileProblem, pressMessages } from './file-rules'
import { readPressFile } from './press-file'
import { drawPreview } from './preview-picture'

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
)
const zip = makeZip([{ name: 'kit/logo.svg', data: svg }])
const html = Buffer.from('<!doctype html><script>alert(1)</script>')
const blank = sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a5' } })

/** Returns the content type, or the reason for rejecting the file. */
async function outcome(bytes: Buffer, name: string) {
  try {
    return (await readPressFile(bytes, name)).contentType
  } catch (error) {
    return (error as Error).message
  }
}

describe('a press file', () => {
  it.each([
    ['image/png', 'logo.png', () => blank.clone().png().toBuffer()],
    ['image/jpeg', 'team.JPEG', () => blank.clone().jpeg().toBuffer()],
    ['image/webp', 'app.webp', () => blank.clone().webp().toBuffer()],
    ['image/svg+xml', 'logo.svg', async () => svg],
    [
      'image/svg+xml',
      'commented.svg',
      async () => Buffer.concat([Buffer.from('<!-- Made by hand -->\n'), svg]),
    ],
    ['application/pdf', 'sheet.pdf', async () => makePdf()],
    ['application/zip', 'kit.zip', async () => zip],
    ['image/jpeg', 'really-a-photo.png', () => blank.clone().jpeg().toBuffer()],
    ['image/svg+xml', 'without an extension', async () => svg],
  ])('is accepted as %s, named %s', async (type, name, make) =>
    expect(await outcome(await make(), name)).toBe(type),
  )

  it.each([
    ['an HTML page named .svg', html, 'logo.svg', pressMessages.type],
    ['an HTML page named .pdf', html, 'sheet.pdf', pressMessages.type],
    ['an SVG named .png', svg, 'logo.png', pressMessages.mismatch],
    ['a PDF named .exe', makePdf(), 'sheet.pdf.exe', pressMessages.mismatch],
    ['an SVG named .zip', svg, 'kit.zip', pressMessages.mismatch],
    ['an empty file', Buffer.alloc(0), 'logo.png', pressMessages.empty],
    ['a GIF', Buffer.from('GIF89a'), 'logo.gif', pressMessages.type],
    ['a Word document', makeDocx(), 'kit.zip', pressMessages.type],
    [
      'a truncated PDF',
      makePdf().subarray(0, 400),
      'sheet.pdf',
      'Failed to upload file: the file is damaged or incomplete',
    ],
    [
      'a PDF with an archive after it',
      Buffer.concat([makePdf(), Buffer.alloc(4_000), zip]),
      'sheet.pdf',
      pressMessages.damaged,
    ],
    ['a truncated archive', zip.subarray(0, zip.length - 10), 'kit.zip', pressMessages.damaged],
    [
      'an archive with a program after it',
      Buffer.concat([zip, Buffer.from('MZ')]),
      'kit.zip',
      pressMessages.damaged,
    ],
    ['an HTML page before an archive', Buffer.concat([html, zip]), 'kit.zip', pressMessages.type],
    [
      'an archive with a path outside its folder',
      makeZip([{ name: '../../etc/cron.d/x', data: svg }]),
      'kit.zip',
      pressMessages.paths,
    ],
    [
      'an archive with an absolute path',
      makeZip([{ name: '/etc/x', data: svg }]),
      'kit.zip',
      pressMessages.paths,
    ],
    [
      'an archive with a Windows path outside its folder',
      makeZip([{ name: '..\\x.exe', data: svg }]),
      'kit.zip',
      pressMessages.paths,
    ],
    [
      'an archive that claims to unpack to 1.9 GB',
      makeZip([{ name: 'a', data: svg, claims: 1_900_000_000 }]),
      'kit.zip',
      pressMessages.unpacked,
    ],
  ])('is refused: %s', async (_what, bytes, name, message) =>
    expect(await outcome(bytes, name)).toBe(message),
  )

  it('is re-encoded at full size, without metadata or trailing data', async () => {
    const photo = await sharp({ create: { width: 3_000, height: 20, channels: 3, background: '#0a5' } })
      .withExif({ IFD0: { Copyright: 'Someone' }, IFD3: { GPSLatitude: '6/1 27/1 0/1' } })
      .jpeg()
      .toBuffer()
    const { data } = await readPressFile(Buffer.concat([photo, html]), 'team.jpg')
    expect(data.includes('alert(1)')).toBe(false)
    const { exif, width } = await sharp(data).metadata()
    expect(exif).toBeUndefined()
    expect(width).toBe(3_000)
  })

  it('is rejected if it has too many pixels', async () => {
    const header = Buffer.from('0000000d494844520000753000007530080000000000000000', 'hex')
    header.writeUInt32BE(crc32(header.subarray(4, 21)), 21)
    const bomb = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), header])
    expect(await outcome(bomb, 'logo.png')).toMatch(/^Failed to upload image: /)
  })
})

describe('the preview of a press file', () => {
  it('is small for a large image, sharp for a small SVG, and null for a PDF or ZIP', async () => {
    const large = await sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: '#0a5' } })
      .png()
      .toBuffer()
    const imagePreview = await drawPreview('png', large)
    expect(await sharp(imagePreview ?? undefined).metadata()).toMatchObject({
      format: 'webp',
      width: 1_200,
      height: 600,
    })
    const svgPreview = await drawPreview('svg', svg)
    expect(await sharp(svgPreview ?? undefined).metadata()).toMatchObject({
      format: 'webp',
      width: 1_200,
      height: 1_200,
    })
    expect(await drawPreview('pdf', makePdf())).toBeNull()
    expect(await drawPreview('zip', zip)).toBeNull()
  })

  it('is rendered even if an SVG claims to be huge', async () => {
    const huge = Buffer.from(svg.toString().replace('<svg', '<svg width="30000" height="30000"'))
    expect(await drawPreview('svg', huge)).not.toBeNull()
  })
})

describe('pressFileProblem', () => {
  it.each([
    [{ name: 'kit.zip', size: 25 * 1024 * 1024 }, undefined],
    [{ name: 'kit.zip', size: 25 * 1024 * 1024 + 1 }, 'File size exceeds 25MB limit'],
    [{ name: 'kit.rar', size: 1 }, 'File type not supported. Please upload PNG, JPEG, WEBP, SVG, PDF or ZIP'],
    [{ name: 'logo.svg', size: 0 }, 'Failed to upload file: the file is empty'],
    [{ name: 'logo', size: 1 }, undefined],
  ])('returns the message for %j', (file, message) => expect(pressFileProblem(file)?.message).toBe(message))
})
