import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { programs, runNode } from '../start/commands.mjs'
import { startSite } from '../start/site.mjs'

/** Runs tests with Vitest. `env` leads to the build, for those that start the site. */
export async function runVitest({ dir, project, env = {} }) {
  const report = path.join(dir, `${project}.json`)
  const output = await runToEnd(
    [programs.vitest, 'run', '--project', project, '--reporter=dot', '--reporter=json'],
    ['--outputFile.json', report],
    { ...env, NO_COLOR: '1' },
  )
  return judge(output, report, ({ testResults }) => {
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
    const passed = tests.filter(({ status }) => status === 'passed').length
    // A file that could not be loaded holds no tests.
    const unread = testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    )
    return { passed, failed: tests.length - passed + unread.length }
  })
}

/** Runs the browser tests against the built site, which is served for as long as they take. */
export async function runPlaywright({ dir, env, distDir, port, files }) {
  const report = path.join(dir, 'browser.json')
  const logFile = path.join(dir, 'site.log')
  const log = openSync(logFile, 'w')
  const site = startSite({
    env: { ...process.env, ...env },
    distDir,
    host: '127.0.0.1',
    port,
    output: log,
  })
  try {
    await site.ready
    const output = await runToEnd([programs.playwright, 'test'], files, { ...env, TEST_REPORT: report })
    return judge(output, report, ({ stats, errors }) => {
      // Passed at the second try: said aloud, so that it is looked after, but no reason to stop.
      if (stats.flaky > 0)
        console.log(`      ${stats.flaky} browser tests needed a second try:\n${output.text}`)
      return {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected + stats.skipped + errors.length,
      }
    })
  } catch (error) {
    throw new Error(`${error.message}\n${readFileSync(logFile, 'utf8').slice(-4000)}`)
  } finally {
    await site.stop()
    closeSync(log)
  }
}

/** The output, also of a command that fails. */
async function runToEnd(command, args, env) {
  try {
    return { text: await runNode([...command, ...args], { env }), isGood: true }
  } catch (error) {
    return { text: error.message, isGood: false }
  }
}

/** Counts from the report, and trusts it no further than the exit code: a run without a result has failed. */
function judge({ text, isGood }, report, count) {
  if (!existsSync(report)) throw new Error(`There is no report of this run.\n${text}`)
  const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')))
  if (passed + failed === 0) throw new Error(`No test was found.\n${text}`)
  if (failed === 0 && isGood) return { passed, failed }
  return { passed, failed: Math.max(failed, 1), problem: text }
}
