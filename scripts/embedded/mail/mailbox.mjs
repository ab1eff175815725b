import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'

/** Stores each email as two files: `<id>.eml` as received and `<id>.json` with a summary. */
export function openMailbox(dir) {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const summaries = readSummaries(dir)

  async function add(raw, envelope) {
    const mail = await PostalMime.parse(raw)
    const receivedAt = new Date().toISOString()
    // Ids sort by time.
    const id = `${receivedAt.replace(/\D/g, '')}-${randomUUID().slice(0, 8)}`
    const summary = { id, receivedAt, from: envelope.from, to: envelope.to, subject: mail.subject ?? '' }
    await writeFile(path.join(dir, `${id}.eml`), raw, { mode: 0o600 })
    await writeFile(path.join(dir, `${id}.tmp`), JSON.stringify(summary), { mode: 0o600 })
    await rename(path.join(dir, `${id}.tmp`), path.join(dir, `${id}.json`))
    summaries.unshift(summary)
    return summary
  }

  /** Lists summaries, newest first. `to` matches a whole address, `search` part of the address or subject. */
  function list({ to = '', search = '' } = {}) {
    const address = to.trim().toLowerCase()
    const words = search.trim().toLowerCase()
    return summaries.filter((mail) => {
      const receivers = mail.to.map((receiver) => receiver.toLowerCase())
      const text = `${receivers.join(' ')} ${mail.subject.toLowerCase()}`
      return (!address || receivers.includes(address)) && (!words || text.includes(words))
    })
  }

  /** Returns one email in full, or undefined. */
  async function read(id) {
    const summary = summaries.find((mail) => mail.id === id)
    if (!summary) return undefined
    const raw = await readFile(path.join(dir, `${id}.eml`))
    const mail = await PostalMime.parse(raw)
    return {
      ...summary,
      text: mail.text ?? '',
      html: mail.html ?? '',
      headers: mail.headers,
      attachments: mail.attachments.map(({ filename }) => filename),
      raw,
    }
  }

  return { add, list, read }
}

function readSummaries(dir) {
  const names = readdirSync(dir).filter((name) => name.endsWith('.json'))
  return names
    .sort()
    .reverse()
    .map((name) => JSON.parse(readFileSync(path.join(dir, name), 'utf8')))
}
