import { afterAll, afterEach, vi } from 'vitest'
import { processWide } from '@/lib/platform/process-wide'
import { cloneTemplate } from './database'
import { takeStrays, watchConnections } from './one-connection'
import { requestCookies, requestHeaders } from './request'

// Runs before each test file: creates its own copy of the seeded database before anything reads the environment.
const { url, drop } = await cloneTemplate()
process.env.DATABASE_URL = url
// Next.js sets this variable from next.config.mjs.
process.env.__NEXT_EXPERIMENTAL_AUTH_INTERRUPTS = 'true'

afterAll(async () => {
  const connection = processWide<{ pool?: { end(): Promise<void> } }>('database', () => ({}))
  await connection.pool?.end()
  await drop()
})

// The real module, watched.
vi.mock('@/lib/platform/db', async (importOriginal) => watchConnections(await importOriginal<object>()))
afterEach(() => {
  for (const stray of takeStrays()) throw stray
})

// Outside Next.js there is neither a request nor a page cache, so these mocks replace both.
vi.mock('next/headers', () => ({
  headers: async () => requestHeaders(),
  cookies: async () => requestCookies(),
}))
vi.mock('next/server', async (importOriginal) => ({
  ...(await importOriginal<typeof import('next/server')>()),
  connection: async () => {},
}))
vi.mock('next/cache', () => ({
  cacheLife: vi.fn(),
  cacheTag: () => {},
  updateTag: vi.fn(),
  revalidateTag: vi.fn(),
  revalidatePath: vi.fn(),
}))
