import path from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'

const root = import.meta.dirname

// Without a lane, as when one file is run, nothing is left out.
const slowLane = process.env.TEST_LANE === 'fast' ? ['**/*.slow.test.*'] : []

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
    // By itself it would leave one core to whoever watches.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          testTimeout: 20_000,
          include: ['{app,lib,components}/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs', 'tests/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/integration-services.ts'],
          setupFiles: ['tests/support/integration-file.ts'],
          pool: 'forks',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
