import { downloadBody } from '@/lib/platform/download-body'
import { log } from '@/lib/platform/log'
import { slotNetworkOf } from '@/lib/platform/network'
import { requestInfo } from '@/lib/platform/request'
import { newTransfer } from '@/lib/platform/transfer'
import { plainResponse } from '@/lib/platform/uncached-response'
import { downloadHeaders } from '@/lib/press/download-headers'
import { downloadMessages } from '@/lib/press/download-messages'
import { fileNameOf } from '@/lib/press/file-names'
import { getPressKit } from '@/lib/press/queries'
import { chunksOf, openPressFile } from '@/lib/press/stored-chunks'
import { acquireDownload, refuseDownloadForNow } from '@/lib/storage/download'

interface Context {
  params: Promise<{ id: string }>
}

const wait = { 'retry-after': '60' }

/** Returns one file of the press kit as a download under its own name. */
export async function GET(request: Request, { params }: Context) {
  const { id } = await params
  const { address } = await requestInfo()
  try {
    const asset = await findAsset(id)
    if (!asset) return plainResponse(404, downloadMessages.gone)
    if (isUnchanged(request, asset.headers.etag))
      return new Response(null, { status: 304, headers: asset.headers })
    const transfer = newTransfer()
    const finish = acquireDownload(slotNetworkOf(address), transfer)
    if (!finish) return refuseDownloadForNow()
    const body = await openPressFile(asset.file).catch((error) => {
      finish()
      throw error
    })
    if (!body) finish()
    if (!body) throw new Error(`There is no object ${asset.file.key}`)
    const ends = { finish, transfer, requestSignal: request.signal }
    const stream = downloadBody((signal) => chunksOf(body, asset.file.size, signal), ends)
    return new Response(stream, { headers: asset.headers })
  } catch (error) {
    log.error({ err: error, asset: id }, 'press file not opened')
    return plainResponse(503, downloadMessages.unavailable, wait)
  }
}

/** Responds without fetching the file. */
export async function HEAD(_request: Request, { params }: Context) {
  await requestInfo()
  const asset = await findAsset((await params).id).catch(() => null)
  return asset ? new Response(null, { headers: asset.headers }) : new Response(null, { status: 404 })
}

async function findAsset(id: string) {
  const { assets } = await getPressKit()
  const asset = assets.find((each) => each.id === id)
  if (!asset) return null
  const { file } = asset
  const headers = downloadHeaders({
    fileName: fileNameOf(file),
    contentType: file.contentType,
    size: file.size,
    // Clients must revalidate the file every time, so that a file deleted by staff is gone immediately.
    headers: { 'cache-control': 'public, max-age=0, must-revalidate', etag: `"${file.sha256}"` },
  })
  return { file, headers: headers as typeof headers & { etag: string } }
}

function isUnchanged(request: Request, etag: string) {
  const etags = request.headers.get('if-none-match')?.split(',') ?? []
  return etags.some((value) => value.trim().replace(/^W\//, '') === etag)
}
