import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../start/commands.mjs'
import { readBrowserReport, saveServerLog } from './browser-report.mjs'

const startedAt = '2026-01-01T10:00:00.000Z'
const result = (duration, attachments = [], errors = []) => ({
  startTime: startedAt,
  duration,
  attachments,
  errors,
})
const spec = (file, line, title, tests) => ({ file, line, title, tests })
const test = (projectName, status, ...results) => ({ projectName, status, results })

const report = (folder) => ({
  config: { rootDir: path.join(root, 'tests/e2e') },
  errors: [],
  suites: [
    {
      specs: [spec('blog.spec.ts', 3, 'a', [test('phone', 'expected', result(1_000))])],
      suites: [
        {
          specs: [
            spec('blog.spec.ts', 9, 'b', [
              test('phone', 'expected', result(500)),
              test(
                'desktop',
                'unexpected',
                result(
                  2_000,
                  [{ name: 'trace', path: `${folder}/trace.zip` }],
                  [
                    {
                      message: '\u001b[31mNot found\u001b[39m',
                      stack: [
                        'Error: Not found',
                        `    at answer (${root}/tests/support/answer.ts:7:24)`,
                        `    at ${root}/tests/e2e/blog.spec.ts:12:9`,
                        '    at runTest (node:internal/test:1:1)',
                      ].join('\n'),
                    },
                  ],
                ),
              ),
            ]),
          ],
        },
      ],
    },
    {
      specs: [
        spec('help.spec.ts', 1, 'c', [test('phone', 'flaky', result(10), result(20))]),
        spec('help.spec.ts', 2, 'd', [test('phone', 'skipped')]),
      ],
    },
  ],
})

it('counts tests that passed at the first attempt, and adds up the time per file', () => {
  const { passed, failed, files, failures } = readBrowserReport(report('/tmp/b'))
  expect({ passed, failed }).toEqual({ passed: 2, failed: 3 })
  expect(files).toEqual([
    { file: 'tests/e2e/blog.spec.ts', milliseconds: 3_500 },
    { file: 'tests/e2e/help.spec.ts', milliseconds: 30 },
  ])
  expect(failures.map(({ name, error, folder }) => [name, error, folder])).toEqual([
    [
      'tests/e2e/blog.spec.ts:9 b (desktop)',
      'Not found\nat tests/support/answer.ts:7\nat tests/e2e/blog.spec.ts:12',
      '/tmp/b',
    ],
    ['tests/e2e/help.spec.ts:1 c (phone)', '', undefined],
    ['tests/e2e/help.spec.ts:2 d (phone)', '', undefined],
  ])
})

it("saves the server's log of a failed test next to its trace", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'failure-'))
  const line = (time, msg) => JSON.stringify({ time: `2026-01-01T10:00:0${time}Z`, msg })
  const log = [line('0.000', 'begun'), 'at once', line('1.999', 'late'), line('2.001', 'after'), 'at last']
  saveServerLog(readBrowserReport(report(folder)).failures, log.join('\n'))
  const kept = readFileSync(path.join(folder, 'server.log'), 'utf8').split('\n')
  rmSync(folder, { recursive: true })
  expect(kept).toEqual(log.slice(0, 3))
})
