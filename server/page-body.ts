import { largestUsual, tooLarge } from './bodies.mjs'

const unreadable = { status: 400, message: 'The request could not be read.' }
const nameTooLong = {
  status: 400,
  message: 'The name of your file is too long. Please go back, give it a shorter one and try again.',
}
/** No file system has names of more than 255; escaped ones that travel further are a few times as long. */
const longestFileName = 1000

/** Returns what is wrong with a body that is posted to a page, as far as it can be known without React's decoder. */
export async function checkPageBody({ headers }, body) {
  const isMultipart = /^multipart\/form-data/i.test(headers['content-type'] ?? '')
  const isAction = 'next-action' in headers
  if (!isMultipart) return isAction && !areArguments(body, isPlain) ? unreadable : undefined
  const form = await readForm(headers['content-type'], body)
  if (!form || !(isAction ? isCall(form) : isForm(form))) return unreadable
  return checkFiles(form, body)
}

async function readForm(type, body) {
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch {
    return undefined
  }
}

/** Only a file may be large, and its name is no place for a text. */
function checkFiles(form, body) {
  const files = [...form.values()].filter((value) => typeof value !== 'string')
  if (files.some(({ name }) => name.length > longestFileName)) return nameTooLong
  const ofFiles = files.reduce((sum, { size }) => sum + size, 0)
  return body.length - ofFiles > largestUsual ? tooLarge : undefined
}

/** A call by script: its arguments, beside the fields of a form that one of them may be. */
const isCall = (form) =>
  areArguments(form.get('0'), (text) => isPlain(text) || /^\$K[0-9a-f]{1,4}$/.test(text))

/** A form without JavaScript, whose hidden fields say which action it is for and what the page was told before. */
function isForm(form) {
  for (const [name, value] of form) {
    // React writes it back into the page as it came: a "k" and a hash, or a "p" and where the form is on the page.
    if (name === '$ACTION_KEY' && !/^[kp][\w#/-]{0,100}$/.test(value)) return false
    const part = /^\$ACTION_\w*:(.*)$/s.exec(name)?.[1]
    if (part === '0' && !isDescription(value, form.has(name.replace(/0$/, '1')))) return false
    if (part !== undefined && part !== '0' && !areArguments(value, isPlain)) return false
  }
  return true
}

function isDescription(value, hasArguments) {
  const bound = /^\{"id":"[0-9a-f]{1,100}","bound":(null|"\$@1")\}$/.exec(value)?.[1]
  return bound === 'null' || (bound !== undefined && hasArguments)
}

// React's own limits are higher, or where the stack ends.
const mostArguments = 1000
const deepest = 100

function areArguments(body, isReadable) {
  try {
    const text = typeof body === 'string' ? body : new TextDecoder('utf-8', { fatal: true }).decode(body)
    const values = JSON.parse(text)
    const isKnown = (string) => isReadable(string) || pointsInto(values, string)
    return Array.isArray(values) && values.length <= mostArguments && isWithin(values, deepest, isKnown)
  } catch {
    return false
  }
}

function isWithin(value, depth, isReadable) {
  if (typeof value === 'string') return isReadable(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0 || Object.hasOwn(value, '__proto__')) return false
  return Object.values(value).every((each) => isWithin(each, depth - 1, isReadable))
}

/** A "$" begins a value that JSON has no word for. Of those that React knows, these are what our forms send. */
const isPlain = (text) =>
  !text.startsWith('$') || /^\$(\$|undefined$|NaN$|-?Infinity$|-0$|D[\dTZ:.-]{1,30}$)/.test(text)

/** What is sent twice is written once, and named by its place the second time. */
function pointsInto(values, text) {
  const [root, ...path] = text.split(':')
  if (root !== '$0' || path.length === 0 || path.length > deepest) return false
  let value = values
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return false
    value = value[name]
  }
  return typeof value === 'object' && value !== null
}
