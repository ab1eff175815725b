import path from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = import.meta.dirname

const timed = 'tests/integration/**/*.timed.slow.test.ts'

// Without a lane, as when one file is run, nothing is left out.
const slowLane = process.env.TEST_LANE === 'fast' ? ['**/*.slow.test.*'] : []

/** Runs slow files first, so that the last one does not leave a core idle. */
class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => Number(isSlow(other)) - Number(isSlow(one)))
  }
}
const isSlow = ({ moduleId }: TestSpecification) => moduleId.includes('.slow.')

const integration = {
  globalSetup: ['tests/support/integration-services.ts'],
  setupFiles: ['tests/support/integration-file.ts'],
  pool: 'forks' as const,
  testTimeout: 20_000,
  hookTimeout: 60_000,
  // On a busy machine, a condition can take seconds to become true. A poll ends as soon as it does.
  expect: { poll: { timeout: 10_000 } },
  // Many of these tests wait for processes. With three files, two cores were idle a tenth of the time.
  maxWorkers: 4,
}

export default defineConfig({
  resolve: {
    alias: {
      '@': root,
      // This module only exists to break browser builds; tests run on the server.
      'server-only': path.join(root, 'tests/support/server-only.ts'),
    },
  },
  test: {
    exclude: [...configDefaults.exclude, ...slowLane],
    // By default, it leaves one core free.
    maxWorkers: '100%',
    sequence: { sequencer: SlowFilesFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          testTimeout: 20_000,
          // Loading the same modules again for each file takes a third of the time.
          isolate: false,
          include: ['{app,lib,components,server}/**/*.test.ts', 'scripts/**/*.test.mjs', 'tests/*.test.ts'],
        },
      },
      {
        extends: true,
        // Some of them replace modules, which must not reach other files.
        test: {
          name: 'unit-components',
          testTimeout: 20_000,
          include: ['{app,lib,components}/**/*.test.tsx'],
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
        // They check time limits, so nothing runs in parallel.
        test: { ...integration, name: 'timed', include: [timed], fileParallelism: false },
      },
    ],
  },
})
