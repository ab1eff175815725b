import path from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'

const root = import.meta.dirname

const timed = 'tests/integration/**/*.timed.slow.test.ts'

// Without a lane, as when one file is run, nothing is left out.
const slowLane = process.env.TEST_LANE === 'fast' ? ['**/*.slow.test.*'] : []

const integration = {
  globalSetup: ['tests/support/integration-services.ts'],
  setupFiles: ['tests/support/integration-file.ts'],
  pool: 'forks' as const,
  testTimeout: 20_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  resolve: {
    alias: {
      '@': root,
      // Its only job is to break a browser build; tests run on the server.
      'server-only': path.join(root, 'tests/support/server-only.ts'),
    },
  },
  test: {
    exclude: [...configDefaults.exclude, ...slowLane],
    // By itself it would leave one core to anyone who watches.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          testTimeout: 20_000,
          include: [
            '{app,lib,components,server}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.mjs',
            'tests/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          ...integration,
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          exclude: [timed],
        },
      },
      {
        extends: true,
        // They hold the clock to promises, so nothing runs beside them.
        test: { ...integration, name: 'timed', include: [timed], fileParallelism: false },
      },
    ],
  },
})
