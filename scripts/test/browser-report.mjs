import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../start/commands.mjs'

const MAX_ERROR_LINES = 12

/**
 * Parses Playwright's JSON report. Returns { passed, failed, files, failures }: the duration of each file, and for
 * each failed test its name, error, start and end, and the folder with its screenshot and trace, if any.
 */
export function readBrowserReport({ config, suites, errors }) {
  const tests = suites.flatMap(listTests).map((test) => describeTest(test, config.rootDir))
  const failures = tests.filter(({ isPassed }) => !isPassed)
  return {
    passed: tests.length - failures.length,
    failed: failures.length + errors.length,
    files: addUp(tests),
    failures,
  }
}

function listTests({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests, ...spec }) => tests.map((test) => ({ ...test, spec })))
  return [...own, ...suites.flatMap(listTests)]
}

function describeTest({ spec, status, projectName, results }, rootDir) {
  const file = path.relative(root, path.resolve(rootDir, spec.file))
  const milliseconds = results.reduce((sum, { duration }) => sum + duration, 0)
  const startedAt = Date.parse(results[0]?.startTime)
  const attachment = results
    .flatMap(({ attachments }) => attachments)
    .find(({ name }) => ['screenshot', 'trace'].includes(name))
  return {
    file,
    name: `${file}:${spec.line} ${spec.title} (${projectName})`,
    // A test that was skipped, or only passed on a retry, has not passed.
    isPassed: status === 'expected',
    milliseconds,
    error: describeError(results.flatMap(({ errors }) => errors)[0]),
    startedAt,
    end: startedAt + milliseconds,
    folder: attachment && path.dirname(attachment.path),
  }
}

/** Returns the first lines of an error's message, without colors, and the locations in `tests/` from its stack. */
function describeError({ message = '', stack = '' } = {}) {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, MAX_ERROR_LINES)
  const places = stack.split('\n').flatMap((line) => line.match(/\btests\/\S+:\d+(?=:\d+)/) ?? [])
  return [...lines, ...places.map((place) => `at ${place}`)].join('\n')
}

function addUp(tests) {
  const files = new Map()
  for (const { file, milliseconds } of tests) files.set(file, (files.get(file) ?? 0) + milliseconds)
  return [...files].map(([file, milliseconds]) => ({ file, milliseconds }))
}

/** Saves the server's log of each failed test next to its screenshot and trace. */
export function saveServerLog(failures, log) {
  for (const { folder, startedAt, end } of failures)
    if (folder) writeFileSync(path.join(folder, 'server.log'), cutLog(log, startedAt, end))
}

/** Returns the log lines of a period. Lines without a timestamp, such as those of a stack trace, belong to the previous line. */
function cutLog(log, startedAt, end) {
  let isWithin = false
  const lines = log.split('\n').filter((line) => {
    const time = Date.parse(line.match(/"time":"([^"]+)"/)?.[1])
    if (!Number.isNaN(time)) isWithin = time >= startedAt && time <= end
    return isWithin
  })
  return lines.join('\n')
}
