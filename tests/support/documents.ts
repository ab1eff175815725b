import { crc32, deflateRawSync } from 'node:zlib'

/** Returns a complete one-page PDF with a line of text. If `size` is given, a comment pads it to that many bytes. */
export function makePdf(text = 'Ada Obi', size = 0): Buffer {
  const content = `BT /F1 24 Tf 72 720 Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const end = (start: number) =>
    [
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`,
      ...offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`),
      `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ].join('')
  // Assumes an offset with as many digits as `size`. Line breaks at the end replace missing digits.
  const missing = Math.max(0, size - file.length - end(size).length)
  const filling = missing > 2 ? `%${'x'.repeat(missing - 2)}\n` : ''
  const start = file.length + filling.length
  const whole = Buffer.from(file + filling + end(start), 'latin1')
  return size > whole.length ? Buffer.concat([whole, Buffer.alloc(size - whole.length, '\n')]) : whole
}

interface Part {
  name: string
  data: Buffer
  /** The unpacked size stated in the archive; the real one by default. */
  claims?: number
}

/** Returns a ZIP archive, written by hand so that its headers can be wrong on purpose. */
export function makeZip(parts: Part[]): Buffer {
  const chunks: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, data, claims = data.length } of parts) {
    const packed = deflateRawSync(data, { level: 9 })
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(data), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(claims, 18)
    facts.writeUInt16LE(Buffer.byteLength(name), 22)
    const label = Buffer.from(name)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, label, packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const version = Buffer.from([20, 0])
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), version, facts, place, label]))
    chunks.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...chunks, list, end])
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** Returns a complete .docx with a line of text. `more` adds parts, such as macros or a zip bomb. */
export function makeDocx(text = 'Ada Obi', more: Part[] = [], contentType = WORD): Buffer {
  const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${contentType}"/></Types>`
  const relations =
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'
  const document = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`
  return makeZip([
    { name: '[Content_Types].xml', data: Buffer.from(types) },
    { name: '_rels/.rels', data: Buffer.from(relations) },
    { name: 'word/document.xml', data: Buffer.from(document) },
    ...more,
  ])
}

/**
 * Returns an OLE compound file with one stream of 4 KB. Named "WordDocument", it passes as a .doc. Sectors: chains,
 * directory, stream.
 */
export function makeDoc({ stream = 'WordDocument', storage = '' } = {}): Buffer {
  const sector = 512
  const end = 0xfffffffe
  const header = Buffer.alloc(sector, 0xff)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.fill(0, 8, 76)
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(4096, 56)
  header.writeUInt32LE(end, 60)
  header.writeUInt32LE(end, 68)
  header.writeUInt32LE(0, 76)
  const chains = Buffer.alloc(sector, 0xff)
  chains.writeUInt32LE(0xfffffffd, 0)
  chains.writeUInt32LE(end, 4)
  for (let at = 2; at < 10; at++) chains.writeUInt32LE(at === 9 ? end : at + 1, at * 4)
  const entry = (name: string, type: number, start: number, size: number) => {
    const bytes = Buffer.alloc(128)
    bytes.write(name, 'utf16le')
    bytes.writeUInt16LE(name ? (name.length + 1) * 2 : 0, 64)
    bytes.writeUInt8(type, 66)
    for (const at of [68, 72, 76]) bytes.writeUInt32LE(0xffffffff, at)
    bytes.writeUInt32LE(start, 116)
    bytes.writeUInt32LE(size, 120)
    return bytes
  }
  return Buffer.concat([
    header,
    chains,
    entry('Root Entry', 5, end, 0),
    entry(stream, 2, 2, 4096),
    entry(storage, storage ? 1 : 0, 0, 0),
    entry('', 0, 0, 0),
    Buffer.alloc(4096),
  ])
}
