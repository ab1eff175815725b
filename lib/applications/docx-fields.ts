import { Refusal } from '@/lib/platform/errors'
import { isOnOwnDisk, looksLikeUtf8, readAttributes } from './docx-metadata'
import { damaged, tooLarge } from './docx-refusals'
import { resumeMessages } from './resume-rules'

/** In characters. */
const LIMITS = { piece: 1024 * 1024, start: 1024 }

/** Stands for a field in the code of another one. Word replaces it with its result, which cannot be foreseen. */
const NESTED = '\uFFFC'
/** Matches a code whose name comes from another field. The code of a formula begins with "=". */
const hidesName = /^[^\w\uFFFC=]*\w*\uFFFC/

/** How much of a document may still be checked. */
export interface Allowance {
  /** Checking a tag takes ten microseconds. */
  tags: number
  /** In characters. The longest codes are citations, with a few kilobytes for each source. */
  codes: number
}

/** Checks a part of a .docx, which it receives in chunks. */
export interface ChunkCheck {
  add(chunk: Buffer): void
  end(): void
}

interface OpenField {
  code: string
  hasResult: boolean
}

/**
 * Checks the fields in a part of a .docx, such as its text or a header, which it receives in chunks. Throws a `Refusal`
 * at a field that runs a program or loads something from elsewhere when Word updates it, or at a mail merge.
 */
export class FieldCheck implements ChunkCheck {
  /** The open fields, after one for any code outside of fields. A field can contain others and span paragraphs. */
  private fields: OpenField[] = [{ code: '', hasResult: false }]
  private isInCode = false
  private isAtStart = true
  /** The text from the last "<" on. Its tag may continue in the next chunk. */
  private pending = ''
  private readonly allowed: Allowance

  /** All parts of a document share one allowance. */
  constructor(allowed: Allowance) {
    this.allowed = allowed
  }

  add(bytes: Buffer) {
    const chunk = bytes.toString('latin1')
    const last = chunk.lastIndexOf('<')
    if (last < 0) this.pending = this.bounded(this.pending + chunk)
    else {
      this.read(this.pending + chunk.slice(0, last))
      this.pending = chunk.slice(last)
    }
  }

  /** Shortens a tag with a large attribute, such as a drawing's. Refuses it if it belongs to a field. */
  private bounded(pending: string) {
    if (pending.length <= LIMITS.piece) return pending
    if (this.isInCode || pending.search(PIECES) === 0) throw tooLarge()
    return pending.slice(0, LIMITS.start)
  }

  end() {
    this.read(this.pending)
    for (const { code } of this.fields) checkCode(code)
  }

  private read(text: string) {
    if (text === '') return
    if (this.isAtStart && !looksLikeUtf8(text)) throw damaged()
    this.isAtStart = false
    let end = 0
    for (const match of text.matchAll(PIECES)) {
      // Another tag inside a code would split a word.
      if (this.isInCode && match.index !== end) throw damaged()
      this.readPiece(match[0])
      end = match.index + match[0].length
    }
    if (this.isInCode && end !== text.length) throw damaged()
  }

  /** Reads a tag and the text after it. */
  private readPiece(piece: string) {
    this.allowed.tags -= 1
    if (this.allowed.tags < 0) throw tooLarge()
    // Comments and the like could hide a word, too.
    if (/^<(!|\?(?!xml\s))/.test(piece)) throw damaged()
    const tag = TAG.exec(piece)?.[0]
    if (!tag) throw damaged()
    const [, slash, name = ''] = NAME.exec(piece) ?? []
    if (/instrText$/i.test(name)) this.isInCode = !slash && !tag.endsWith('/>')
    if (this.isInCode) this.extendCode(piece.slice(tag.length))
    // Word asks for permission to run the query of a mail merge as soon as it opens the document.
    if (name === 'mailMerge') throw new Refusal(resumeMessages.remoteParts)
    if (name === 'fldSimple' && !slash) {
      this.noteNested()
      checkCode(this.counted(attributeOf(tag, 'instr')))
    }
    if (name !== 'fldChar') return
    const type = attributeOf(tag, 'fldCharType')
    if (type === 'begin') this.openField()
    if (type === 'separate') this.innermost().hasResult = true
    if (type === 'end') this.closeField()
  }

  private innermost(): OpenField {
    const last = this.fields.at(-1)
    if (last) return last
    const outside = { code: '', hasResult: false }
    this.fields.push(outside)
    return outside
  }

  /** Notes a field inside the code of another one. Fields in a result do not matter, because Word replaces the result. */
  private noteNested() {
    if (this.fields.length > 1 && !this.innermost().hasResult) this.extendCode(NESTED)
  }

  private openField() {
    this.noteNested()
    this.fields.push({ code: '', hasResult: false })
  }

  private extendCode(text: string) {
    this.innermost().code += this.counted(decodeReferences(text))
  }

  private counted(code: string) {
    this.allowed.codes -= code.length
    if (this.allowed.codes < 0) throw tooLarge()
    return code
  }

  private closeField() {
    checkCode(this.innermost().code)
    this.fields.pop()
  }
}

const NAME = /^<(\/?)(?:[^\s<>/:]+:)?(\w+)/
/** Matches the tag of a field or mail merge, or markup that could hide one, with the text up to the next "<". */
const PIECES =
  /<(?:[!?]|\/?(?:[^\s<>/:]+:)?(?:fldSimple|fldChar|instrText|delInstrText|mailMerge)[\s/>])[^<]*/g
const TAG = /^<(?:[^<>"']|"[^"]*"|'[^']*')*>/

/** Returns the value of an attribute, whatever the prefix of its name. */
function attributeOf(tag: string, name: string): string {
  const found = Object.entries(readAttributes(tag)).filter(([each]) => each.split(':').at(-1) === name)
  if (found.length > 1) throw damaged()
  return decodeReferences(found[0]?.[1] ?? '')
}

const NAMED: Record<string, string> = { quot: '"', apos: "'", amp: '&', lt: '<', gt: '>' }

const decodeReferences = (text: string) =>
  text.replace(/&(?:#x0*([\da-f]{1,5})|#0*(\d{1,6})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[name] ?? whole
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
  })

function checkCode(code: string) {
  const runs = /^\W*DDE(AUTO)?\b/i.test(code)
  const loads = /^\W*(INCLUDE|INCLUDETEXT|INCLUDEPICTURE|IMPORT|LINK|RD|DATABASE)\b/i.test(code)
  const hidesPlace = loads && code.includes(NESTED)
  if (runs || hidesPlace || hidesName.test(code) || (loads && namesOtherPlace(code)))
    throw new Refusal(resumeMessages.remoteParts)
}

/** Returns whether one of the arguments is a URL or the path of a share. Codes double their backslashes. */
function namesOtherPlace(code: string) {
  return code.matchAll(/"([^"]*)"|\S+/g).some(([bare, quoted]) => {
    const place = quoted ?? bare
    const isOutside = place.includes('://') || /^[^\w\\/]*([\\/]{2}|[a-z]{2,}:)/i.test(place)
    return isOutside && !isOnOwnDisk(place.replaceAll('\\\\', '\\'))
  })
}

/**
 * In UTF-8 and in UTF-16. Without their last byte, the names in UTF-16 are found in either byte order. None begins with
 * a zero, because searching for those in megabytes of zeros takes a hundred times as long.
 */
const SEARCHED_NAMES = ['instrText', 'fldSimple', 'mailMerge'].flatMap((name) => [
  Buffer.from(name),
  Buffer.from(name, 'utf16le').subarray(0, -1),
])
const LONGEST_NAME = 32

/**
 * Returns a check for the chunks of a part that is not expected to have fields. Word finds parts by their relationships,
 * so any name and folder could hide a text with fields.
 */
export function createSearchForFields(): ChunkCheck {
  let end = Buffer.alloc(0)
  return {
    add(chunk: Buffer) {
      const searched = Buffer.concat([end, chunk])
      if (SEARCHED_NAMES.some((name) => searched.includes(name))) throw damaged()
      end = searched.subarray(-LONGEST_NAME)
    },
    end() {},
  }
}
