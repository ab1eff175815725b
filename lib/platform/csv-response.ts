import 'server-only'
import { streamOf } from './file-response'

/** A download of a CSV file, made piece by piece as the reader has room for it. */
export function csvResponse(pieces: AsyncGenerator<string>, fileName: string) {
  return new Response(streamOf(pieces), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
