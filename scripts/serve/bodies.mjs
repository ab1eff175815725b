import { IncomingMessage } from 'node:http'

/** As much as Next takes for a server action. */
const largestBody = 1024 * 1024
const tooLarge = { status: 413, message: 'The request is too large.' }
const unreadable = { status: 400, message: 'The request could not be read.' }

/** Reads a body whole: { body } or, where it is longer than any that is expected here, { fault }. */
export async function readBody(request) {
  if (Number(request.headers['content-length'] ?? 0) > largestBody) return { fault: tooLarge }
  const pieces = []
  let size = 0
  for await (const piece of request.iterator({ destroyOnReturn: false })) {
    size += piece.length
    if (size > largestBody) {
      request.resume() // Who still writes does not read the answer.
      return { fault: tooLarge }
    }
    pieces.push(piece)
  }
  return { body: Buffer.concat(pieces) }
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
