import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { chooseEncoding, compressForMany, isCompressible } from './compression.mjs'

const types = {
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

/**
 * The files of the build under /_next/static: their names hold a hash, so they never change. Each is read and compressed
 * once. Only names found in the folder are answered, whatever is asked for.
 */
export function openStaticAssets(distDir) {
  const folder = path.resolve(distDir, 'static')
  const files = new Map()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(folder, file).split(path.sep).map(encodeURIComponent).join('/')
    const isServed = entry.isFile() && path.extname(file) in types
    if (isServed) files.set(`/_next/static/${name}`, { file, encoded: new Map() })
  }

  function read(asset, encoding) {
    const known = asset.encoded.get(encoding)
    if (known) return known
    const keep = (bytes) => asset.encoded.set(encoding, bytes)
    const bytes = compressForMany(readFileSync(asset.file), encoding, keep)
    keep(bytes)
    return bytes
  }

  /** Answers the request if it is for such a file. */
  function answer(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const asset = files.get(request.url.split('?')[0])
    if (!asset) return false
    const type = types[path.extname(asset.file)]
    const encoding = isCompressible(type) ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
    const bytes = read(asset, encoding)
    response.writeHead(200, {
      'content-type': type,
      'content-length': bytes.length,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      // The whole list, twenty times over, would weigh 3 kB of a first visit, and only documents obey it.
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      'content-security-policy':
        "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
    return true
  }

  return { answer }
}
