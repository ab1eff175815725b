import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { programs, root, runNode } from '../start/commands.mjs'
import { startSite } from '../start/site.mjs'
import { readBrowserReport, saveServerLog } from './browser-report.mjs'

const fileReport = path.join(import.meta.dirname, 'vitest-report.mjs')

/** Runs tests with Vitest, or the `files` with one of these words in their path. `env` names the build, for tests that start the site. */
export async function runVitest({ dir, project, files = [], env = {} }) {
  const report = path.join(dir, `${project.replace('*', '')}.json`)
  const output = await runToEnd(
    [programs.vitest, 'run', '--project', project, '--reporter=dot', '--reporter', fileReport],
    files,
    {
      ...env,
      TEST_REPORT: report,
      NO_COLOR: '1',
      // Each file has its own process, which would otherwise compile the same packages again.
      NODE_COMPILE_CACHE: path.join(root, '.test/compiled'),
    },
  )
  return judge(output, report, (files) => ({
    passed: files.reduce((sum, { passed }) => sum + passed, 0),
    failed: files.reduce((sum, { failed }) => sum + failed, 0),
    files,
  }))
}

/** Runs the browser tests against the built site, which is started for them. */
export async function runPlaywright({ dir, env, distDir, port, files }) {
  const report = path.join(dir, 'browser.json')
  const logFile = path.join(dir, 'site.log')
  rmSync(logFile, { force: true })
  const log = openSync(logFile, 'a') // Tests that start an instance append its output.
  const site = startSite({
    env: { ...process.env, ...env },
    distDir,
    host: '127.0.0.1',
    port,
    output: log,
  })
  try {
    await site.ready
    const output = await runToEnd([programs.playwright, 'test'], files, {
      ...env,
      TEST_REPORT: report,
      TEST_SITE_LOG: logFile,
    })
    const result = judge(output, report, readBrowserReport)
    saveServerLog(result.failures, readFileSync(logFile, 'utf8'))
    return result
  } catch (error) {
    throw new Error(`${error.message}\n${readFileSync(logFile, 'utf8').slice(-4000)}`)
  } finally {
    await site.stop()
    closeSync(log)
  }
}

/** Returns the output, even if the command fails. */
async function runToEnd(command, args, env) {
  try {
    return { text: await runNode([...command, ...args], { env }), isGood: true }
  } catch (error) {
    return { text: error.message, isGood: false }
  }
}

/** Returns the report's counts. A run without a result, or with a failing exit code, has failed. */
function judge({ text, isGood }, report, count) {
  if (!existsSync(report)) throw new Error(`This run produced no report.\n${text}`)
  const result = count(JSON.parse(readFileSync(report, 'utf8')))
  const { passed, failed } = result
  if (passed + failed === 0) throw new Error(`No test was found.\n${text}`)
  if (failed === 0 && isGood) return result
  // Leaves out the lines of passed tests.
  return { ...result, failed: Math.max(failed, 1), problem: text.replace(/^\s*✓.*\n/gm, '') }
}
