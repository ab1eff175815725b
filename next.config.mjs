import { fileURLToPath } from 'node:url'
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'

const distDir = process.env.NEXT_DIST_DIR || '.next'
// A test build is beside the one that is being served; its types are checked by a step of their own.
const typesOfTestBuild = { tsconfigPath: 'scripts/test/tsconfig.json', ignoreBuildErrors: true }

/** @type {import('next').NextConfig} */
const nextConfig = {
  cacheComponents: true,
  partialPrefetching: false,
  // In the back office a page stays until the next one is there, rather than giving way to an empty frame for a moment.
  experimental: {
    instantInsights: { validationLevel: 'manual-warning' },
    globalNotFound: true,
    // Nothing that is asked for is written to disk: each address that somebody makes up would stay.
    isrFlushToDisk: false,
    // An application's form with its resume; server/bodies.ts lets other pages take 1 MB.
    serverActions: { bodySizeLimit: '11mb' },
  },
  poweredByHeader: false,
  compress: false, // server/ compresses: finished pages once, all others as they pass.
  generateEtags: false,
  distDir,
  // The empty route that scripts/bench/pages.mjs compares the others with.
  pageExtensions: ['tsx', 'ts', ...(distDir === '.next-bench' ? ['bench.tsx'] : [])],
  typescript: distDir === '.next' ? {} : typesOfTestBuild,
  // Uploads are stored in the sizes that pages use (lib/media/make-copies.ts): no request encodes an image.
  images: { unoptimized: true },
  typedRoutes: true,
  serverExternalPackages: ['@node-rs/argon2', 'graphile-worker', 'pg', 'pino'],
}

/** In memory, within limits. A build and development need none. */
const caches = {
  cacheHandler: fileURLToPath(import.meta.resolve('./server/next-page-cache.ts')),
  cacheHandlers: { default: fileURLToPath(import.meta.resolve('./server/next-data-cache.ts')) },
}

/** @param {string} phase */
export default (phase) => (phase === PHASE_PRODUCTION_SERVER ? { ...nextConfig, ...caches } : nextConfig)
