import { downloadBody } from '@/lib/platform/download-body'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { slotNetworkOf } from '@/lib/platform/network'
import { consumeNetworkPoint, type Limit } from '@/lib/platform/rate-limit'
import { requestInfo } from '@/lib/platform/request'
import { newTransfer, type Transfer } from '@/lib/platform/transfer'
import { plainResponse } from '@/lib/platform/uncached-response'
import { downloadHeaders } from '@/lib/press/download-headers'
import { downloadMessages } from '@/lib/press/download-messages'
import { kitFileName, kitSize, listKitFiles, withoutMissing } from '@/lib/press/kit-files'
import { zipChunks } from '@/lib/press/kit-stream'
import { getPressKit } from '@/lib/press/queries'
import { findMissing } from '@/lib/press/stored-chunks'
import { acquireDownload, refuseDownloadForNow } from '@/lib/storage/download'

/**
 * Limits downloads per network, such as a newsroom's. The page's button sends a HEAD request first, which counts as
 * well.
 */
const kitLimit: Limit = { name: 'press-kit', points: 30, seconds: 600 }

/** Streams the whole press kit as a ZIP, created on the fly. */
export function GET(request: Request) {
  return respond((files, ends) =>
    downloadBody((signal) => zipChunks(files, signal), { ...ends, requestSignal: request.signal }),
  )
}

/** Returns whether the kit is available, and its size. */
export function HEAD() {
  return respond((_files, { finish }) => {
    finish()
    return null
  })
}

interface Ends {
  finish: () => void
  transfer: Transfer
}

type MakeBody = (files: ReturnType<typeof listKitFiles>, ends: Ends) => ReadableStream | null

async function respond(makeBody: MakeBody) {
  const { address } = await requestInfo()
  const seconds = await consumeNetworkPoint(kitLimit, address)
  if (seconds > 0)
    return plainResponse(429, downloadMessages.tooMany(seconds), { 'retry-after': String(seconds) })
  const transfer = newTransfer()
  const finish = acquireDownload(slotNetworkOf(address), transfer)
  if (!finish) return refuseDownloadForNow()
  try {
    const files = await gatherFiles()
    const headers = downloadHeaders({
      fileName: kitFileName,
      contentType: 'application/zip',
      size: kitSize(files),
    })
    return new Response(makeBody(files, { finish, transfer }), { headers })
  } catch (error) {
    finish()
    log.error({ err: error }, 'press kit could not be created')
    return plainResponse(503, downloadMessages.kitUnavailable, { 'retry-after': '60' })
  }
}

/**
 * Checks that storage has every file before the response starts, because missing files cannot be reported afterward.
 */
async function gatherFiles() {
  const files = listKitFiles(await getPressKit(), env.APP_URL)
  const missing = await findMissing(files.flatMap(({ source }) => ('key' in source ? source.key : [])))
  for (const key of missing) log.error({ key }, 'press file is missing in storage')
  return withoutMissing(files, missing)
}
