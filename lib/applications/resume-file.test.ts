import { randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bytesOf } from '@/lib/platform/file-bytes'
import { makeDoc, makeDocx, makePdf, makeZip } from '../../tests/support/documents'
import { checkResume } from './resume-file'
import { resumeMessages } from './resume-rules'

/** Returns the type, or the reason for refusing the file. */
async function outcome(bytes: Buffer, name: string) {
  try {
    return await checkResume(bytesOf(bytes), name)
  } catch (error) {
    return (error as Error).message
  }
}

describe('a resume', () => {
  it.each([
    ['pdf', 'CV.PDF', makePdf()],
    ['doc', 'cv.doc', makeDoc()],
    ['docx', 'my cv.final.docx', makeDocx()],
  ])('is accepted as a .%s', async (kind, name, bytes) => expect(await outcome(bytes, name)).toBe(kind))
})

/** Returns a .doc followed by directory entries of another .doc, to which its own directory does not refer. */
const withLooseMacros = () =>
  Buffer.concat([makeDoc(), makeDoc({ storage: '_VBA_PROJECT' }).subarray(1024, 1536)])

describe('a file that only looks like a resume', () => {
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  it.each([
    ['an HTML page named .pdf', html, 'cv.pdf', resumeMessages.mismatch],
    ['an executable', makePdf(), 'cv.pdf.exe', resumeMessages.type],
    ['a file without an extension', makePdf(), 'cv', resumeMessages.type],
    ['an empty file', Buffer.alloc(0), 'cv.pdf', resumeMessages.empty],
    ['a Word document named .pdf', makeDocx(), 'cv.pdf', resumeMessages.mismatch],
    ['a PDF named .docx', makePdf(), 'cv.docx', resumeMessages.mismatch],
    ['an HTML page followed by a PDF', Buffer.concat([html, makePdf()]), 'cv.pdf', resumeMessages.mismatch],
    ['a truncated PDF', makePdf().subarray(0, 400), 'cv.pdf', resumeMessages.damaged],
    ['another archive', makeZip([{ name: 'a', data: html }]), 'cv.docx', resumeMessages.mismatch],
    ['another Office file', makeDoc({ stream: 'Workbook' }), 'cv.doc', resumeMessages.mismatch],
    [
      'a document with unusually named macros',
      makeDoc({ storage: '_vba_project' }),
      'cv.doc',
      resumeMessages.macros,
    ],
    ['a document with macros outside its directory', withLooseMacros(), 'cv.doc', resumeMessages.macros],
    [
      'a document cut off in the entry of its macros',
      withLooseMacros().subarray(0, -144),
      'cv.doc',
      resumeMessages.macros,
    ],
    ['a document with macros', makeDoc({ storage: '_VBA_PROJECT_CUR' }), 'cv.doc', resumeMessages.macros],
  ])('is refused: %s', async (_what, bytes, name, message) =>
    expect(await outcome(bytes, name)).toBe(message),
  )
})

/** Returns the CPU time of the work, which does not depend on the machine's other load. */
async function timeOf(work: () => unknown) {
  const started = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(started)
  return user + system
}

describe('a .docx', () => {
  const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024)
  const part = (name: string, data = Buffer.from('x')) => ({ name, data })

  it('is refused if its stated unpacked size is too large', async () => {
    const bomb = makeDocx('', [part('word/media/image1.png', zeros(120))])
    expect(bomb.length).toBeLessThan(200_000)
    expect(await outcome(bomb, 'cv.docx')).toBe(resumeMessages.unpacked)
  })

  it('is refused once a part exceeds its stated size', async () => {
    const bomb = makeDocx('', [{ name: 'word/media/image1.png', data: zeros(120), claims: 10 }])
    const packed = deflateRawSync(zeros(120))
    const whole = await timeOf(() => inflateRawSync(packed))
    const refusal = await timeOf(async () => {
      expect(await outcome(bomb, 'cv.docx')).toBe(resumeMessages.unpacked)
    })
    expect(refusal).toBeLessThan(whole / 2)
  })

  it('is refused if it has too many parts', async () => {
    const parts = Array.from({ length: 2_001 }, (_, index) => part(`word/${index}`))
    expect(await outcome(makeDocx('', parts), 'cv.docx')).toBe(resumeMessages.unpacked)
  })

  it.each(['word/vbaProject.bin', 'word/VBAPROJECT.BIN'])(
    'is refused if it contains macros: %s',
    async (name) => expect(await outcome(makeDocx('', [part(name)]), 'cv.docx')).toBe(resumeMessages.macros),
  )

  it('is refused if its content type says it contains macros', async () => {
    const type = 'application/vnd.ms-word.document.macroEnabled.main+xml'
    expect(await outcome(makeDocx('', [], type), 'cv.docx')).toBe(resumeMessages.macros)
  })

  it.each([
    ['attachedTemplate', 'https://evil.example/a.dotm', resumeMessages.remoteParts],
    ['oleObject', '\\\\evil.example\\a', resumeMessages.remoteParts],
    ['attachedTemplate', 'file:///C:/Templates/Resume.dotx', 'docx'],
    ['hyperlink', 'https://ada.example', 'docx'],
  ])('with an external %s at %s results in: %s', async (type, target, result) => {
    const relationships = `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`
    const parts = [{ name: 'word/_rels/settings.xml.rels', data: Buffer.from(relationships) }]
    expect(await outcome(makeDocx('', parts), 'cv.docx')).toBe(result)
  })

  it('is refused without unpacking if its parts overlap', async () => {
    // A million empty deflate blocks. Unpacking them for each of two hundred overlapping parts would take ten
    // seconds.
    const emptyBlocks = Buffer.concat([
      Buffer.from('000000ffff'.repeat(1_000_000), 'hex'),
      Buffer.from('010000ffff', 'hex'),
    ])
    const started = performance.now()
    expect(await outcome(overlapping(makeDocx(), emptyBlocks, 200), 'cv.docx')).toBe(resumeMessages.damaged)
    expect(performance.now() - started).toBeLessThan(500)
  })

  it('is refused if anything follows the archive', async () => {
    const page = Buffer.from('<script>alert(1)</script>')
    expect(await outcome(Buffer.concat([makeDocx(), page]), 'cv.docx')).toBe(resumeMessages.damaged)
  })
})

/** Adds one compressed part to a document, and `count` directory entries that all point at it. */
function overlapping(docx: Buffer, packed: Buffer, count: number): Buffer {
  const end = Buffer.from(docx.subarray(-22))
  const start = end.readUInt32LE(16)
  const local = Buffer.alloc(30)
  local.write('PK\x03\x04', 'latin1')
  local.writeUInt16LE(8, 8)
  const entries = Array.from({ length: count }, () => {
    const entry = Buffer.alloc(47, 'x')
    entry.fill(0, 4, 46)
    entry.write('PK\x01\x02', 'latin1')
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt16LE(1, 28)
    entry.writeUInt32LE(start, 42)
    return entry
  })
  const directory = Buffer.concat([docx.subarray(start, -22), ...entries])
  for (const at of [8, 10]) end.writeUInt16LE(end.readUInt16LE(at) + count, at)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(start + local.length + packed.length, 16)
  return Buffer.concat([docx.subarray(0, start), local, packed, directory, end])
}

it('refuses damaged files instead of throwing other errors', async () => {
  const allowed: string[] = [...Object.values(resumeMessages), 'pdf', 'doc', 'docx']
  for (const [make, name] of [
    [makePdf, 'a.pdf'],
    [makeDocx, 'a.docx'],
    [makeDoc, 'a.doc'],
  ] as const) {
    const whole = make()
    for (let i = 0; i < 300; i += 1) {
      const broken = Buffer.from(whole)
      for (let count = 0; count < 4; count++)
        broken[8 + (randomBytes(4).readUInt32LE() % (broken.length - 8))] = randomBytes(1)[0] ?? 0
      expect(allowed).toContain(await outcome(broken, name))
      expect(allowed).toContain(await outcome(whole.subarray(0, i * 3), name))
    }
  }
})
