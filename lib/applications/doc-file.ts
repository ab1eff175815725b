import { Refusal } from '@/lib/platform/errors'
import type { FileBytes } from '@/lib/platform/file-bytes'
import { resumeMessages } from './resume-rules'

// Sector numbers from this one on are markers, such as "end of chain" or "free".
const LAST_SECTOR = 0xfffffff9
const ENTRY = 128
const STREAM = 2
const MAX_ENTRIES = 10_000
/** Shorter streams are stored differently. Word's stream is never shorter. */
const SMALL_STREAM = 4_096
/** The first bytes of Word's stream. */
const WORD_SIGNATURE = 0xa5ec

const damaged = () => new Refusal(resumeMessages.damaged)

interface Compound {
  read: (sector: number) => Promise<Buffer>
  /** Returns the next sector of a chain. */
  next: (sector: number) => Promise<number>
  directoryStart: number
}

/**
 * Checks that a file is a Word .doc. Spreadsheets, Outlook messages and installers are OLE compound files too, so the
 * directory must list a stream named "WordDocument" that begins like Word's. Throws a `Refusal`. Format: [MS-CFB],
 * [MS-DOC].
 */
export async function checkDoc(file: FileBytes) {
  const compound = await openCompound(file)
  const entries = await readEntries(compound)
  if (entries.some(({ name }) => /^_?VBA/i.test(name))) throw new Refusal(resumeMessages.macros)
  const word = entries.find(({ name, type }) => name === 'WordDocument' && type === STREAM)
  if (!word) throw new Refusal(resumeMessages.mismatch)
  const begin = word.size >= SMALL_STREAM ? await compound.read(word.start) : undefined
  if (begin?.readUInt16LE(0) !== WORD_SIGNATURE) throw new Refusal(resumeMessages.mismatch)
}

async function openCompound(file: FileBytes): Promise<Compound> {
  const header = await file.read(0, 512)
  if (header.length < 512 || ![9, 12].includes(header.readUInt16LE(30))) throw damaged()
  const sectorSize = 2 ** header.readUInt16LE(30)
  const numbers = sectorSize / 4
  const read = async (sector: number) => {
    const bytes = await file.read((sector + 1) * sectorSize, sectorSize)
    // Some programs cut the last sector short. Accept that, because only its beginning is read.
    if (sector >= LAST_SECTOR || bytes.length < ENTRY) throw damaged()
    return bytes
  }
  const tables = await listTables(header, { read, numbers })
  const next = async (sector: number) => {
    const table = tables[Math.floor(sector / numbers)]
    if (table === undefined) throw damaged()
    return numberAt(await read(table), sector % numbers)
  }
  return { read, next, directoryStart: header.readUInt32LE(48) }
}

/** Lists the sectors that hold the chains: 109 in the header, and the rest in a separate chain. */
async function listTables(
  header: Buffer,
  { read, numbers }: Pick<Compound, 'read'> & { numbers: number },
): Promise<number[]> {
  const tables = Array.from({ length: 109 }, (_, index) => header.readUInt32LE(76 + index * 4))
  let sector = header.readUInt32LE(68)
  for (let turn = 0; sector < LAST_SECTOR; turn++) {
    // A file of 10 MB needs at most two of these.
    if (turn === 8) throw damaged()
    const more = await read(sector)
    for (let index = 0; index < numbers - 1; index++) tables.push(numberAt(more, index))
    sector = numberAt(more, numbers - 1)
  }
  return tables
}

function numberAt(sector: Buffer, index: number): number {
  if (index * 4 + 4 > sector.length) throw damaged()
  return sector.readUInt32LE(index * 4)
}

async function readEntries({ read, next, directoryStart }: Compound) {
  const entries: { name: string; type: number; start: number; size: number }[] = []
  for (let sector = directoryStart; sector < LAST_SECTOR; sector = await next(sector)) {
    // A chain may be circular.
    if (entries.length > MAX_ENTRIES) throw damaged()
    const bytes = await read(sector)
    for (let at = 0; at + ENTRY <= bytes.length; at += ENTRY) {
      const nameLength = Math.min(64, bytes.readUInt16LE(at + 64))
      entries.push({
        name: bytes.toString('utf16le', at, at + Math.max(0, nameLength - 2)),
        type: bytes.readUInt8(at + 66),
        start: bytes.readUInt32LE(at + 116),
        size: bytes.readUInt32LE(at + 120),
      })
    }
  }
  return entries
}
