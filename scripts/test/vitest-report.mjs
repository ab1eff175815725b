import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../start/commands.mjs'

/** Writes to TEST_REPORT, for each test file, how many tests passed and failed and how long it took, including its imports. */
export default class FileReport {
  onTestRunEnd(modules) {
    writeFileSync(process.env.TEST_REPORT, JSON.stringify(modules.map(describeFile)))
  }
}

function describeFile(module) {
  const tests = [...module.children.allTests()]
  const passed = tests.filter((test) => test.result().state === 'passed').length
  const { prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic()
  return {
    file: path.relative(root, module.moduleId),
    milliseconds: prepareDuration + setupDuration + collectDuration + duration,
    passed,
    // A file that could not be loaded contains no tests.
    failed: Math.max(tests.length, 1) - passed,
  }
}
