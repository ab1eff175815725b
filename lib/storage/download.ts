import 'server-only'
import { MAX_DOWNLOAD_MS } from '@/lib/platform/download-body'
import { objectResponse } from '@/lib/platform/file-response'
import { slotNetworkOf } from '@/lib/platform/network'
import { requestInfo } from '@/lib/platform/request'
import { createSlots } from '@/lib/platform/slots'
import { newTransfer } from '@/lib/platform/transfer'
import { plainResponse } from '@/lib/platform/uncached-response'
import type { Bucket } from '@/lib/platform/upload-slots'
import { openObject } from './objects'

/**
 * Limits concurrent downloads in this process. Each occupies a storage connection (MAX_CONNECTIONS in client.ts) until
 * the client has read everything.
 */
export const acquireDownload = createSlots({ name: 'downloads', total: 24, perNetwork: 6 })

/** Refuses a download because no slot is free. */
export const refuseDownloadForNow = () =>
  plainResponse(503, 'Too many files are being downloaded right now. Please try again in a minute.', {
    'retry-after': '60',
  })

interface StoredFile {
  bucket: Bucket
  key: string
  fileName: string
}

/** Returns a stored file as a download, or null if it no longer exists. */
export async function downloadFile({ bucket, key, fileName }: StoredFile, request: Request) {
  const transfer = newTransfer()
  const release = acquireDownload(slotNetworkOf((await requestInfo()).address), transfer)
  if (!release) return refuseDownloadForNow()
  try {
    const object = await openObject(bucket, key)
    if (!object) {
      release()
      return null
    }
    const { body } = object
    const tooLong = setTimeout(() => body.destroy(), MAX_DOWNLOAD_MS).unref()
    body.once('close', () => {
      clearTimeout(tooLong)
      release()
    })
    return objectResponse(object, { fileName, request, transfer })
  } catch (error) {
    release()
    throw error
  }
}
