import { createHash } from 'node:crypto'
import type pg from 'pg'

/** The end of the chain. A copy kept elsewhere can prove later that everything up to this point is unchanged. */
export interface Head {
  position: bigint
  hash: string
}

export type Verdict =
  | { fault: string }
  | { fault: null; entries: number; erasures: number; head: Head | null }

interface Link {
  position: string
  event_id: string
  digest: Buffer
  hash: Buffer
  /** The columns of the entry, in the order used for its digest; null if the entry has been deleted. */
  parts: (string | null)[] | null
  is_latest: boolean
}

const BATCH = 2_000

/**
 * Recomputes all hashes, from the oldest entry to the newest, and returns the first fault. The database only supplies
 * the columns, because its functions may have been tampered with as well.
 */
export async function verifyChain(client: pg.ClientBase, kept?: Head): Promise<Verdict> {
  // Read from one snapshot, because the site keeps writing.
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  try {
    // The role may have a search path that leads to other tables, types and functions.
    await client.query('SET LOCAL search_path = pg_catalog, pg_temp')
    return await verify(client, kept)
  } finally {
    await client.query('ROLLBACK')
  }
}

async function verify(client: pg.ClientBase, kept?: Head): Promise<Verdict> {
  let head: Head | null = null
  let entries = 0
  for (;;) {
    const links = await readLinks(client, head?.position ?? 0n)
    for (const link of links) {
      const position = BigInt(link.position)
      const fault = faultOf(link, head)
      if (fault) return { fault }
      head = { position, hash: link.hash.toString('hex') }
      if (kept?.position === position && kept.hash !== head.hash)
        return { fault: `The log up to ${position} does not match the hash you stored.` }
      if (link.is_latest) entries += 1
    }
    if (links.length < BATCH) break
  }
  const length = head?.position ?? 0n
  if (kept && kept.position > length)
    return {
      fault: `The log ends at position ${length}, but once reached ${kept.position}: the newest entries are missing.`,
    }
  const unlinked = await findUnlinked(client)
  if (unlinked) return { fault: `Entry ${unlinked} was added outside the chain.` }
  return { fault: null, entries, erasures: Number(length) - entries, head }
}

function faultOf(link: Link, before: Head | null): string | null {
  const place = `Position ${link.position}, entry ${link.event_id}`
  const position = BigInt(link.position)
  const next = (before?.position ?? 0n) + 1n
  if (position !== next) return `Position ${next} is missing.`
  const own = [Buffer.from(before?.hash ?? '', 'hex'), int8(position), uuid(link.event_id), link.digest]
  if (!sha256(Buffer.concat(own)).equals(link.hash))
    return `${place}: its hash does not follow from the previous one. The entry was changed, moved or inserted.`
  if (!link.parts) return `${place}: the entry has been deleted.`
  if (link.is_latest && !digestOf(link.parts).equals(link.digest))
    return `${place}: the entry has been changed (${link.parts[1]}, ${link.parts[3]}: ${link.parts[7]}).`
  return null
}

async function readLinks(client: pg.ClientBase, after: bigint): Promise<Link[]> {
  const { rows } = await client.query<Link>(
    `SELECT c.position::text, c.event_id::text, c.digest, c.hash,
       CASE WHEN e.id IS NOT NULL THEN ARRAY[e.id::text, (extract(epoch FROM e.at) * 1000)::bigint::text, e.actor_id::text,
         e.actor_name, e.noun, e.action, e.record_id, e.summary, e.details::text, e.request_id, e.search_text, e.nonce::text]
       END AS parts,
       NOT EXISTS (SELECT FROM public.audit_chain l WHERE l.event_id = c.event_id AND l.position > c.position) AS is_latest
     FROM public.audit_chain c LEFT JOIN public.audit_event e ON e.id = c.event_id
     WHERE c.position > $1 ORDER BY c.position LIMIT ${BATCH}`,
    [String(after)],
  )
  return rows
}

async function findUnlinked(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM public.audit_event e WHERE NOT EXISTS (SELECT FROM public.audit_chain c WHERE c.event_id = e.id)
     ORDER BY at, id LIMIT 1`,
  )
  return rows[0]?.id
}

/** Does the same as audit_digest() in the database. */
function digestOf(parts: readonly (string | null)[]): Buffer {
  const framed = parts.map((part) => (part === null ? '-' : `${Buffer.byteLength(part)}:${part}`))
  return sha256(Buffer.from(framed.join(',')))
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

const uuid = (text: string) => Buffer.from(text.replaceAll('-', ''), 'hex')

function int8(value: bigint) {
  const bytes = Buffer.alloc(8)
  bytes.writeBigInt64BE(value)
  return bytes
}
