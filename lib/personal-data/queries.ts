import 'server-only'
import { db } from '@/lib/platform/db'
import { maskEmail } from '@/lib/platform/email-address'
import { hashToken } from '@/lib/platform/signed-id'
import { copyChunks, type HeldFile, listFiles } from './collect'
import type { CopyFormat } from './copy-formats'
import type { RequestKind } from './request-rules'
import { isBeingErased } from './running-erasure'

export interface ConfirmationRequest {
  maskedEmail: string
  kind: RequestKind
  /** `confirmed`: the request waits for staff or is done. `erasing`: the address is being erased. */
  state: 'open' | 'expired' | 'erasing' | 'confirmed'
  dueAt: Date | null
  isClosed: boolean
}

/**
 * Returns the request that a confirmation link belongs to; null if a newer email replaced it or everything has been
 * erased since.
 */
export async function getConfirmationRequest(token: string): Promise<ConfirmationRequest | null> {
  const request = await db.privacyRequest.findUnique({
    where: { tokenHash: hashToken(token) },
    select: { email: true, kind: true, status: true, tokenExpiresAt: true, dueAt: true },
  })
  if (!request?.email || !request.tokenExpiresAt) return null
  const { email, kind, status, tokenExpiresAt, dueAt } = request
  const isErasing = await isBeingErased(db, email)
  const linkState = isErasing ? 'erasing' : tokenExpiresAt > new Date() ? 'open' : 'expired'
  return {
    maskedEmail: maskEmail(email),
    kind,
    dueAt,
    state: status === 'unconfirmed' ? linkState : 'confirmed',
    isClosed: status === 'done' || status === 'refused',
  }
}

export interface CopyLink {
  maskedEmail: string
  /**
   * `ready`: the button has not been pressed. `open`: the copy can be downloaded. `used` and `expired`: it no longer
   * can be.
   */
  state: 'ready' | 'open' | 'used' | 'expired'
  /** When the download ends. */
  expiresAt: Date
  /** Only for a copy that is open. */
  files: Pick<HeldFile, 'id' | 'fileName' | 'size'>[]
}

/** Returns the copy that a link leads to; null if the link is invalid or has been deleted since. */
export async function getCopyLink(token: string): Promise<CopyLink | null> {
  const copy = await db.privacyCopy.findUnique({ where: { tokenHash: hashToken(token) } })
  if (!copy) return null
  const { email, openedAt, expiresAt } = copy
  const isOver = expiresAt <= new Date()
  const state = openedAt ? (isOver ? 'used' : 'open') : isOver ? 'expired' : 'ready'
  const files = state === 'open' ? await listFiles(db, email) : []
  return {
    maskedEmail: maskEmail(email),
    state,
    expiresAt,
    files: files.map(({ id, fileName, size }) => ({ id, fileName, size })),
  }
}

/** Streams the copy if it is open; returns null otherwise. */
export async function readCopy(token: string, format: CopyFormat): Promise<AsyncGenerator<string> | null> {
  const email = await findOpenCopy(token)
  return email === null ? null : copyChunks(db, email, format)
}

/** Returns a file of the copy if the copy is open; null otherwise, or if there is no such file. */
export async function findCopyFile(token: string, fileId: string): Promise<HeldFile | null> {
  const email = await findOpenCopy(token)
  if (email === null) return null
  return (await listFiles(db, email)).find(({ id }) => id === fileId) ?? null
}

async function findOpenCopy(token: string): Promise<string | null> {
  const copy = await db.privacyCopy.findFirst({
    where: { tokenHash: hashToken(token), openedAt: { not: null }, expiresAt: { gt: new Date() } },
    select: { email: true },
  })
  return copy?.email ?? null
}
