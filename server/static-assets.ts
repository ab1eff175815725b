import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { chooseEncoding, compressForMany, type Encoding, isCompressible } from './compression.ts'
import { pathOf } from './paths.ts'
import type { SecurityHeaders } from './security-headers.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

interface Asset {
  file: string
  type: string
  encoded: Map<Encoding, Buffer>
}

/**
 * Serves the build's files under /_next/static. Their names contain a hash, so they never change. Each is read and
 * compressed once. Only names found in the folder are served.
 */
export function openStaticAssets(distDir: string, security: SecurityHeaders) {
  const folder = path.resolve(distDir, 'static')
  const files = new Map<string, Asset>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(folder, file).split(path.sep).map(encodeURIComponent).join('/')
    const type = types[path.extname(file)]
    if (entry.isFile() && type) files.set(`/_next/static/${name}`, { file, type, encoded: new Map() })
  }

  function read(asset: Asset, encoding: Encoding) {
    const variant = asset.encoded.get(encoding)
    if (variant) return variant
    const keep = (bytes: Buffer) => asset.encoded.set(encoding, bytes)
    const bytes = compressForMany(readFileSync(asset.file), encoding, keep)
    keep(bytes)
    return bytes
  }

  /** Responds to a request for one of these files. Returns false for any other request. */
  function respond(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const asset = files.get(pathOf(request.url))
    if (!asset) return false
    const encoding = isCompressible(asset.type)
      ? chooseEncoding(request.headers['accept-encoding'])
      : 'identity'
    const bytes = read(asset, encoding)
    response.writeHead(200, {
      'content-type': asset.type,
      'content-length': bytes.length,
      'cache-control': 'public, max-age=31536000, immutable',
      ...(isCompressible(asset.type) ? { vary: 'Accept-Encoding' } : {}),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      ...security.assetHeaders,
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
    return true
  }

  return { respond }
}
