import { asDownload, bodyLength } from '@/lib/platform/file-response'

interface Download {
  fileName: string
  contentType: string
  /** In bytes. */
  size: number
  headers?: Record<string, string>
}

/** Returns the headers of a download, with which browsers save the file and never display it. */
export function downloadHeaders({ fileName, contentType, size, headers = {} }: Download) {
  return {
    ...asDownload(fileName, contentType),
    ...bodyLength(size),
    'content-security-policy': "default-src 'none'; sandbox",
    ...headers,
  }
}
