import type { IncomingMessage } from 'node:http'
import { isUploadedImage, pathOf } from './paths.ts'
import type { Refusal } from './refusal.ts'
import type { Routes } from './routes.ts'

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/**
 * Refuses requests to change a file that is the same for everyone, including uploaded images. Next would answer them with
 * an internal error, run an action without a slot, or cache its refusal and send it to everyone who asks for a file that
 * a route generates. Also refuses requests for a file in public/ that Next would answer with an internal error, and
 * removes headers that may be ignored, for the same reason.
 */
export function checkFileRequest(
  { method, url, headers }: Request,
  { isGeneratedFile, sizeOfFile }: Pick<Routes, 'isGeneratedFile' | 'sizeOfFile'>,
): Refusal | undefined {
  const pathname = pathOf(url)
  const size = sizeOfFile(pathname)
  if (size === undefined && !isGeneratedFile(pathname) && !isUploadedImage(pathname)) return undefined
  if (method !== 'GET' && method !== 'HEAD')
    return { status: 405, message: 'Files can only be read.', headers: { allow: 'GET, HEAD' } }
  if (size === undefined) return undefined
  delete headers['if-match']
  delete headers['if-unmodified-since']
  // RFC 9110 defines ranges only for GET.
  if (method === 'HEAD') delete headers.range
  const [, start, end, suffix] = /^bytes=(?:(\d+)-(\d*)|-([1-9]\d*))$/.exec(headers.range ?? '') ?? []
  if (start && Number(start) >= size)
    return {
      status: 416,
      message: 'The file is shorter.',
      headers: { 'content-range': `bytes */${size}` },
    }
  const isUsual = (suffix && Number(suffix) <= size) || (start && (!end || Number(start) <= Number(end)))
  if (!isUsual) delete headers.range
  return undefined
}
