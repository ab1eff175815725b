// Checks the structural rules that the linter cannot express (ARCHITECTURE.md, "Import rules"): which files a noun
// has, what may import what, and what may access the database. There is no allow-list; all exceptions are declared in
// check-structure/rules.mjs.
import { readProject } from './check-structure/project.mjs'
import { findViolations } from './check-structure/violations.mjs'

const violations = findViolations(readProject())
for (const { file, message } of violations) console.error(`${file}: ${message}`)
if (violations.length > 0) process.exitCode = 1
