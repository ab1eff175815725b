import { fileURLToPath } from 'node:url'
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'

const distDir = process.env.NEXT_DIST_DIR || '.next'
// A test build is stored next to the one being served. Its types are checked in a separate step.
const typesOfTestBuild = { tsconfigPath: 'scripts/test/tsconfig.json', ignoreBuildErrors: true }

/** @type {import('next').NextConfig} */
const nextConfig = {
  cacheComponents: true,
  partialPrefetching: false,
  // In the back office, a page stays until the next one is ready, instead of briefly showing an empty frame.
  experimental: {
    instantInsights: { validationLevel: 'manual-warning' },
    globalNotFound: true,
    // For pages that a role is not allowed to open (app/admin/(panel)/forbidden.tsx).
    authInterrupts: true,
    // Do not write requested pages to disk, because every made-up URL would leave a file there.
    isrFlushToDisk: false,
    // Large enough for an application with its resume; server/bodies.ts limits other pages to 1 MB.
    serverActions: { bodySizeLimit: '11mb' },
  },
  poweredByHeader: false,
  compress: false, // server/ compresses: finished pages once, all others on the fly.
  generateEtags: false,
  distDir,
  // Includes the empty page with which scripts/bench/pages.mjs compares all others.
  pageExtensions: ['tsx', 'ts', ...(distDir === '.next-bench' ? ['bench.tsx'] : [])],
  typescript: distDir === '.next' ? {} : typesOfTestBuild,
  // Uploads are stored in the sizes that pages use (lib/media/make-copies.ts), so no request encodes an image.
  images: { unoptimized: true },
  typedRoutes: true,
  serverExternalPackages: ['@node-rs/argon2', 'graphile-worker', 'pg', 'pino', 'prom-client'],
}

/** Keeps caches in memory, with limits. Builds and development do without them. */
const caches = {
  cacheHandler: fileURLToPath(import.meta.resolve('./server/next-page-cache.ts')),
  cacheHandlers: { default: fileURLToPath(import.meta.resolve('./server/next-data-cache.ts')) },
}

/** @param {string} phase */
export default (phase) => (phase === PHASE_PRODUCTION_SERVER ? { ...nextConfig, ...caches } : nextConfig)
