import type { IncomingMessage } from 'node:http'
import { maxFormBytes, tooLarge } from './bodies.ts'
import type { Refusal } from './refusal.ts'

const unreadable: Refusal = { status: 400, message: 'The request could not be read.' }
/** Refuses a post without an action, because Next would render the whole page for each. */
const nothingToDo: Refusal = {
  status: 405,
  message: 'This page does not accept this request.',
  headers: { allow: 'GET, HEAD' },
}
const nameTooLong: Refusal = {
  status: 400,
  message: 'The name of your file is too long. Please go back, give it a shorter one and try again.',
}
/** No file system has names longer than 255 characters; escaped names can be a few times as long. */
const maxFileNameLength = 1000

/**
 * The first bit of an id marks a cached function. Next would call cached functions like actions, but no page does so,
 * and they do not check their arguments. next-private.slow.test.ts verifies this on the build.
 */
const actionIdPattern = /^[0-7][0-9a-f]{1,100}$/

/**
 * The content type of calls by script without a file. For a URL-encoded body, Next would render its not-found page, and
 * a route would decode a megabyte of fields.
 */
const callType = /^text\/plain(;|$)/

/** Returns what is wrong with a body posted to a page, as far as that can be checked without React's decoder. */
export async function checkPageBody(
  { headers }: Pick<IncomingMessage, 'headers'>,
  body: Buffer<ArrayBuffer>,
): Promise<Refusal | undefined> {
  const type = headers['content-type'] ?? ''
  const isMultipart = type.startsWith('multipart/form-data')
  const isAction = 'next-action' in headers
  if (isAction && !actionIdPattern.test(String(headers['next-action']))) return unreadable
  if (!isMultipart && !isAction) return nothingToDo
  if (!isMultipart) return callType.test(type) && areArguments(body, isPlain) ? undefined : unreadable
  const parts = splitParts(type, body)
  if (!parts || !areClear(parts)) return unreadable
  // Reading ten megabytes of names, arguments or files would keep everyone waiting.
  if (sizeOfFields(parts) > maxFormBytes) return tooLarge
  const form = await readForm(type, parts)
  const files = [...(form?.values() ?? [])].filter((value) => typeof value !== 'string')
  // If the numbers differ, the content of a part that is not a file was left out.
  if (!form || files.length !== parts.filter(({ head }) => isOfFile(head)).length) return unreadable
  // A file's name must not be used to carry text.
  if (files.some(({ name }) => name.length > maxFileNameLength)) return nameTooLong
  if (!(isAction ? isCall(form) : isForm(form))) return unreadable
  return isAction || namesAction(form) ? undefined : nothingToDo
}

/** More parts than any form has. */
const maxParts = 500
/** The format that browsers use. */
const boundaryPattern = /^multipart\/form-data; ?boundary=([\w-]{10,100})$/i

interface Part {
  head: string
  text: string
}

/** Splits a form at each boundary, even those that a parser would ignore. */
function splitParts(type: string, body: Buffer): Part[] | undefined {
  const boundary = boundaryPattern.exec(type)?.[1]
  if (!boundary) return undefined
  const parts = body.toString('latin1').split(`--${boundary}`, maxParts + 1)
  if (parts.length > maxParts) return undefined
  return parts.map((text) => ({ head: text.split('\r\n\r\n', 1)[0] ?? '', text }))
}

/** The headers of a part as all browsers write them, in printable characters. */
const headPattern =
  /^\r\nContent-Disposition: form-data; name="[ !#-[\]-~\x80-\xff]*"(; filename="[\t !#-~\x80-\xff]*"(\r\nContent-Type: [ -~]{0,200})?)?$/

/**
 * Returns whether this parser and Next's busboy read the same from the parts. If a part has two names, for instance,
 * each parser uses another one. To busboy, a boundary that does not begin a line belongs to the file before it.
 */
const areClear = (parts: Part[]) =>
  parts[0]?.text === '' &&
  /^--(\r\n)?$/.test(parts.at(-1)?.text ?? '') &&
  parts
    .slice(1, -1)
    .every(({ head, text }) => headPattern.test(head) && text.slice(head.length + 4).endsWith('\r\n'))

const isOfFile = (head: string) => /; filename="/i.test(head)

/** Returns the size of everything but the contents of files. */
const sizeOfFields = (parts: Part[]) =>
  parts.reduce((sum, { head, text }) => sum + (isOfFile(head) ? head : text).length, 0)

/** Reads a form without the contents of its files. */
async function readForm(type: string, parts: Part[]) {
  const boundary = boundaryPattern.exec(type)?.[1]
  const texts = parts.map(({ head, text }) => (isOfFile(head) ? `${head}\r\n\r\n\r\n` : text))
  const body = Buffer.from(texts.join(`--${boundary}`), 'latin1')
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch {
    return undefined
  }
}

/**
 * Checks a call by script: its arguments, and the fields of any form among them. React converts names to numbers, so
 * another spelling of 0 would replace the arguments that are checked here.
 */
const isCall = (form: FormData) =>
  form.getAll('0').length === 1 &&
  [...form.keys()].every((name) => name === '0' || /^_[0-9a-f]{1,4}_.{0,200}$/.test(name)) &&
  areArguments(form.get('0'), (text) => isPlain(text) || /^\$K[0-9a-f]{1,4}$/.test(text))

/**
 * Checks a form sent without JavaScript. Its hidden fields identify the action and the state that the page was rendered
 * with.
 */
function isForm(form: FormData) {
  const names = new Set(form.keys())
  if ([...names].filter((name) => name.startsWith('$ACTION_')).length > maxHiddenFields) return false
  for (const [name, value] of form) {
    // React accepts any text in these names, so a name that is not checked below would reach it unchecked.
    if (name.startsWith('$ACTION_') && !/^\$ACTION_(KEY|ID_.*|REF_\w*|\w+:\w+)$/s.test(name)) return false
    const id = /^\$ACTION_ID_(.*)$/s.exec(name)?.[1]
    if (id !== undefined && !actionIdPattern.test(id)) return false
    // React echoes the key into the page: a "k" and a hash, or a "p" and the position of the form on the page.
    if (name === '$ACTION_KEY' && !/^[kp][\w#/-]{0,100}$/.test(String(value))) return false
    const part = /^\$ACTION_\w*:(.*)$/s.exec(name)?.[1]
    if (part === '0' && !isDescription(value, names.has(name.replace(/0$/, '1')))) return false
    if (part !== undefined && part !== '0' && !areArguments(value, isPlain)) return false
  }
  return true
}

/** Our forms have four `$ACTION_` fields. React decodes every action that such a field names. */
const maxHiddenFields = 8

const namesAction = (form: FormData) => [...form.keys()].some((name) => name.startsWith('$ACTION_'))

function isDescription(value: FormDataEntryValue, hasArguments: boolean) {
  const [, id = '', bound] = /^\{"id":"([0-9a-f]+)","bound":(null|"\$@1")\}$/.exec(String(value)) ?? []
  if (!actionIdPattern.test(id)) return false
  return bound === 'null' || (bound !== undefined && hasArguments)
}

// React's own limits are higher, or only the stack size.
const maxArguments = 1000
const maxDepth = 100
const maxPointers = 100
/** More values than a megabyte of ids has. Parsing a megabyte of short values takes a tenth of a second. */
const maxValues = 30_000
/** More than twice as many properties as any form has. 29,000 take a twentieth of a second here and in React. */
const maxProperties = 5_000
/**
 * React spends microseconds on each object, and on each string that begins with "$". No form sends even a tenth of this
 * many.
 */
const maxObjects = 5_000

type TextCheck = (text: string) => boolean

function areArguments(body: FormDataEntryValue | Buffer | null, isReadable: TextCheck) {
  try {
    const text = Buffer.isBuffer(body)
      ? new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
      : body
    if (typeof text !== 'string' || !isSmall(text)) return false
    const values: unknown = JSON.parse(text)
    const pointsInto = createPointers(values)
    let marksLeft = maxObjects
    const isKnown = (string: string) => {
      if (string.startsWith('$')) marksLeft -= 1
      return marksLeft >= 0 && (isReadable(string) || pointsInto(string))
    }
    return Array.isArray(values) && values.length <= maxArguments && isWithin(values, maxDepth, isKnown)
  } catch {
    return false
  }
}

/** Estimates whether JSON has few values and properties, by counting the punctuation outside strings. */
function isSmall(json: string) {
  let values = 0
  let properties = 0
  let isInString = false
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at]
    if (character === '"') isInString = !isInString
    else if (isInString && character === '\\') at += 1
    else if (!isInString && (character === ',' || character === '[' || character === '{')) values += 1
    else if (!isInString && character === ':') properties += 1
  }
  return values <= maxValues && properties <= maxProperties
}

/** Checks all strings in a value, and its depth. Skips the objects in `visited`, which have been checked before. */
function isWithin(
  value: unknown,
  depth: number,
  isReadable: TextCheck,
  visited = new Set<object>(),
): boolean {
  if (typeof value === 'string') return isReadable(value)
  if (typeof value !== 'object' || value === null || visited.has(value)) return true
  if (depth === 0 || visited.size === maxObjects || Object.hasOwn(value, '__proto__')) return false
  visited.add(value)
  return Object.values(value).every((each) => isWithin(each, depth - 1, isReadable, visited))
}

/**
 * Returns whether a string is plain text or a special value that our forms send. A "$" starts a value that JSON cannot
 * express; React supports more kinds than these.
 */
const isPlain = (text: string) =>
  !text.startsWith('$') || /^\$(\$|undefined$|NaN$|-?Infinity$|-0$|D[\dTZ:.-]{1,30}$)/.test(text)

/**
 * Returns a function that checks references. React writes a repeated object once and then refers to it by its path,
 * such as "$0:0:plan".
 */
function createPointers(values: unknown) {
  // Pointers may lead to an object and to each object in it, a hundred deep. Each object is checked once.
  const plain = new Set<object>()
  let pointersLeft = maxPointers
  return (text: string) => {
    pointersLeft -= 1
    const [root, ...path] = text.split(':')
    if (pointersLeft < 0 || root !== '$0' || path.length === 0 || path.length > maxDepth) return false
    let value = values
    for (const name of path) {
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return false
      value = Reflect.get(value, name)
    }
    if (typeof value !== 'object' || value === null) return false
    // If references could contain others, a thousand bytes could describe an enormous or endless object.
    return isWithin(value, maxDepth, isPlain, plain)
  }
}
