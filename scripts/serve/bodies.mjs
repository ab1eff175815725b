import { IncomingMessage } from 'node:http'

const MB = 1024 * 1024
/** As much as any form without a file holds. */
const largestUsual = MB
/** A resume (UPLOAD_SLOTS in lib/platform/upload-slots.ts) and its form; next.config.mjs lets actions take as much. */
const largestWithFile = 11 * MB
/** As many of these are held in memory at once. */
const mostWithFile = 8

const unreadable = { status: 400, message: 'The request could not be read.' }
const tooLarge = { status: 413, message: 'The request is too large.' }
const fileTooLarge = {
  status: 413,
  message: 'Your file is larger than 10MB. Please go back and choose one of at most 10MB.',
}
const busy = {
  status: 503,
  message: 'Many people are sending files just now. Please go back and try again in a minute.',
  headers: { 'retry-after': '60' },
}

/**
 * Reads a body whole: { body } or, where it is longer than any that is expected here, { fault }. One with a file counts as held
 * until its answer has been sent.
 */
export async function readBody(request, { response, withFile = false } = {}) {
  const largest = withFile ? largestWithFile : largestUsual
  const fault = withFile ? fileTooLarge : tooLarge
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > largest) return { fault }
  const pieces = []
  let size = 0
  let isHeld = false
  for await (const piece of request.iterator({ destroyOnReturn: false })) {
    size += piece.length
    const isRefused = size > largest || (size > largestUsual && !isHeld && !hold(response))
    if (isRefused) {
      request.resume() // Who still writes does not read the answer.
      return { fault: size > largest ? fault : busy }
    }
    isHeld = size > largestUsual
    pieces.push(piece)
  }
  return { body: Buffer.concat(pieces) }
}

let held = 0

function hold(response) {
  if (held >= mostWithFile) return false
  held += 1
  response.once('close', () => {
    held -= 1
  })
  return true
}

/** The request once more, with the body that has been read from it. */
export function replay(request, body) {
  const again = new IncomingMessage(request.socket)
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = request
  Object.assign(again, { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor })
  again.complete = true
  if (body.length > 0) again.push(body)
  again.push(null)
  return again
}

/** What is wrong with a body that is posted to a page, as far as it can be known without React's decoder. */
export async function checkPageBody({ headers }, body) {
  const isMultipart = /^multipart\/form-data/i.test(headers['content-type'] ?? '')
  const isAction = 'next-action' in headers
  if (!isMultipart) return isAction && !areArguments(body, isAloneReadable) ? unreadable : undefined
  const form = await readForm(headers['content-type'], body)
  if (!form) return unreadable
  const root = form.get('0')
  return isAction && !(typeof root === 'string' && areArguments(root, () => true)) ? unreadable : undefined
}

async function readForm(type, body) {
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch {
    return undefined
  }
}

// React's own limits are higher, or where the stack ends.
const mostArguments = 1000
const deepest = 100

function areArguments(body, isReadable) {
  try {
    const text = typeof body === 'string' ? body : new TextDecoder('utf-8', { fatal: true }).decode(body)
    const values = JSON.parse(text)
    return Array.isArray(values) && values.length <= mostArguments && isWithin(values, deepest, isReadable)
  } catch {
    return false
  }
}

function isWithin(value, depth, isReadable) {
  if (typeof value === 'string') return isReadable(value)
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every((each) => isWithin(each, depth - 1, isReadable))
}

// A "$" begins a value that JSON has no word for, or names another part of the body; here there is none but the first.
const isAloneReadable = (text) =>
  !text.startsWith('$') || /^\$(\$|0(:|$)|undefined$|NaN$|-?Infinity$|-0$|D|n|T)/.test(text)
