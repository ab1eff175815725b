import { canRunInBrowser } from './browser.mjs'
import { findCycles } from './cycles.mjs'
import { unwantedWords } from './glossary.mjs'
import { readImports } from './project.mjs'
import { routeFoldersOf } from './route-folders.mjs'
import * as rules from './rules.mjs'

/** Returns all rule violations in a project (path → text), as { file, message }. */
export function findViolations(project) {
  const files = [...project].map(([file, text]) => describe(file, text))
  const byName = new Map(files.map((each) => [each.name, each]))
  const cycles = findCycles(byName)
  const importers = new Map()
  for (const file of files)
    for (const { target } of file.imports) importers.set(target, [...(importers.get(target) ?? []), file])
  return files.flatMap((each) =>
    [
      topLevel,
      names,
      vocabulary,
      edges,
      components,
      adminQueries,
      database,
      serverFunctions,
      settings,
      publicPages,
      strictTests,
      moduleMocks,
      literalSpreads,
      checkedRows,
      sortedIds,
      islands,
      english,
      () => cyclesOf(each, cycles),
      () => singleRouteComponents(each, importers),
    ]
      .flatMap((rule) => rule(each, byName))
      .map((message) => ({ file: each.file, message })),
  )
}

function describe(file, text) {
  const name = file.replace(/\.(ts|tsx|mjs)$/, '')
  const parts = name.split('/')
  const isTest = /\.test$/.test(name) || parts[0] === 'tests'
  const noun = parts[0] === 'lib' && parts.length > 2 ? parts[1] : undefined
  return { file, name, text, parts, isTest, noun, base: parts.at(-1), imports: readImports(file, text) }
}

function topLevel({ parts, file }) {
  if (rules.topLevel.has(file.split('/')[0])) return []
  return [`"${parts[0]}" does not belong at the top of the repository`]
}

function names({ parts, base, file }) {
  const found = []
  if (/^(app|components|lib)\//.test(file) && rules.vagueNames.test(base))
    found.push(`"${base}" is too vague; name the file after what it does`)
  // Brackets, parentheses and underscores in folder names have a meaning in Next.
  const plain = parts.map((part) => part.replace(/[[\]()_]/g, ''))
  if (!/\.(md|txt)$|\/Dockerfile(\.|$)/.test(file) && !plain.every((part) => /^[a-z0-9.-]+$/.test(part)))
    found.push('names must be in kebab-case')
  return found
}

/** Checks that lib/<noun>/ has no folders, little markup, and `server-only` where it is required. */
function vocabulary({ noun, parts, base, file, text, isTest }) {
  if (!noun || isTest || rules.freelyNamed.includes(noun)) return []
  const found = []
  if (parts.length > 3) found.push('a noun must not contain folders')
  if (file.endsWith('.tsx') && base !== 'mail')
    found.push('only mail.tsx may contain markup among the files of a noun')
  if (rules.serverOnly.includes(base) && !/^import 'server-only'$/m.test(text))
    found.push("must begin with import 'server-only'")
  return found
}

/** Checks which folders import which. */
function edges({ name, noun, parts, isTest, imports }) {
  if (isTest) return []
  return imports.flatMap(({ target }) => {
    for (const folder of ['app', 'server'])
      if (target.startsWith(`${folder}/`) && parts[0] !== folder)
        return [`must not import ${folder} (${target})`]
    if (parts[0] !== 'lib') return []
    if (target.startsWith('components/')) return [`lib must not import components (${target})`]
    if (!target.startsWith('lib/') || rules.leaves.includes(target) || rules.registries[target]) return []
    if (rules.registries[name]?.includes(target.split('/').at(-1))) return []
    if (rules.leaves.includes(name)) return [`a leaf must not import our other code (${target})`]
    const other = target.split('/')[1]
    const allowed = rules.declared[noun] ?? rules.foundations
    const isOverview = noun === rules.overview && target.endsWith('/admin-queries')
    if (other === noun || allowed.includes(other) || isOverview) return []
    return [`lib/${noun} must not import lib/${other} (${target}); see check-structure/rules.mjs`]
  })
}

function components({ parts, isTest, imports }, byName) {
  if (parts[0] !== 'components' || isTest) return []
  return imports.flatMap(({ target, isType }) => {
    if (parts[1] === 'ui' && /^(app|lib|components\/(?!ui\/))/.test(target))
      return [`components/ui must not import our other code (${target})`]
    if (isType || !target.startsWith('lib/') || canRunInBrowser(target, byName)) return []
    return [`a component takes data and actions as props; ${target} belongs to the server`]
  })
}

/**
 * Checks that only panel pages, admin routes and the overview read personal data and drafts, and that each read
 * checks the session.
 */
function adminQueries({ name, noun, base, text, isTest, imports }) {
  const found = []
  const mayRead =
    isTest ||
    /^app\/admin\/\((panel|preview)\)\//.test(name) ||
    name.startsWith('app/api/admin/') ||
    (noun === rules.overview && base === 'admin-queries')
  for (const { target, isType } of imports)
    if (!mayRead && !isType && target.endsWith('/admin-queries')) found.push(`must not read ${target}`)
  if (noun && base === 'admin-queries') found.push(...unguardedExports(text))
  return found
}

function unguardedExports(text) {
  return text
    .split(/^(?=export )/m)
    .slice(1)
    .filter((part) => !/^export (type|interface) /.test(part))
    .filter((part) => !/^export async function\*? /.test(part) || !beginsWithGate(part))
    .map((part) => `"${part.split('\n')[0]}" must be an async function that begins with await requireAdmin()`)
}

/** Returns whether a function begins with the gate. The formatter ends a signature on an unindented line. */
function beginsWithGate(part) {
  const lines = part.split('\n')
  const end = lines.findIndex((line) => /^\S.*[)>\]}\w] \{$/.test(line))
  return /^ {2}(const (\w+|\{ \w+ \}) = )?await requireAdmin\(('[a-z-]+'|[\w.]+)?\)$/.test(
    lines[end + 1] ?? '',
  )
}

function database({ name, noun, base, parts, isTest, imports }) {
  const isAllowed =
    isTest ||
    ['prisma', 'scripts'].includes(parts[0]) ||
    rules.freelyNamed.includes(noun) ||
    (noun && rules.withDatabase.includes(base))
  if (isAllowed || name === 'vitest.config') return []
  return imports
    .filter(({ target, isType }) => !isType && (target === 'lib/platform/db' || target === 'pg'))
    .map(
      ({ target }) =>
        `only ${rules.withDatabase.join(', ')}, lib/auth and prisma/ touch the database (${target})`,
    )
}

/** Rejects exports of a 'use server' file that are not checked actions, because anyone can call them. */
function serverFunctions({ noun, base, text }) {
  const isActions = noun !== undefined && base === 'actions'
  const directive = /^\s*(['"])use server\1/m.test(text)
  if (!isActions) return directive ? ["'use server' belongs only in lib/<noun>/actions.ts"] : []
  if (!directive) return ["must begin with 'use server'"]
  return (text.match(/^export .*$/gm) ?? [])
    .filter((line) => !/^export const \w+ = (action|adminAction)\(/.test(line))
    .map((line) => `"${line}" is neither action(…) nor adminAction(…)`)
}

/**
 * Rejects settings that are read outside env.ts. NODE_ENV, NEXT_RUNTIME and the SCRIPT_KEY of
 * components/ui/script-signature.ts come from the build; they are not settings.
 */
function settings({ name, parts, text, isTest }) {
  const isApplication = [
    'app',
    'components',
    'lib',
    'proxy',
    'instrumentation',
    'instrumentation-node',
  ].includes(parts[0])
  if (!isApplication || isTest || name === 'lib/platform/env') return []
  return /process\.env(?!\.(NODE_ENV|NEXT_RUNTIME|SCRIPT_KEY)\b)/.test(text)
    ? ['only lib/platform/env.ts reads process.env']
    : []
}

/**
 * Makes rendering a public page on every request a deliberate choice, rather than the side effect of a change
 * elsewhere.
 */
function publicPages({ file, text }) {
  if (!/^app\/\(site\)\/(.*\/)?page\.tsx$/.test(file)) return []
  if (/^export const (ensureStatic = 'navigation'|instant = false)$/m.test(text)) return []
  return [
    "a public page must say how it is rendered: ensureStatic = 'navigation', or instant = false where it answers a request",
  ]
}

/** Checks that every test runs, runs only once, and waits only for what a person would wait for. */
function strictTests({ file, text, isTest }) {
  if (!isTest && !/^(playwright|vitest)\.config\.ts$/.test(file)) return []
  return rules.laxTests.filter(({ pattern }) => pattern.test(text)).map(({ message }) => message)
}

/** Rejects module mocks in unit tests, because test files in the same worker share modules. */
function moduleMocks({ file, text }) {
  if (!/\.test\.(ts|mjs)$/.test(file) || file.startsWith('tests/integration/')) return []
  return /^\s*vi\.(mock|doMock)\(/m.test(text) ? ['only component tests (*.test.tsx) may mock modules'] : []
}

/**
 * Rejects spreads of a literal, which merge nothing and only keep several entries on one line. The result of mapping or
 * filtering may be spread.
 */
function literalSpreads({ file, text }) {
  if (!/\.(ts|tsx|mjs)$/.test(file)) return []
  return (text.match(rules.literalSpread) ?? []).map(
    (spread) => `"${spread.split('\n')[0]}" spreads a literal; write its entries where they belong`,
  )
}

/** Rejects raw SQL that sorts ids as text. */
function sortedIds({ text, isTest }) {
  if (isTest || !rules.sortedText.test(text)) return []
  return [
    'sort by "<table>.id", because "id" alone means the selected text, which is sorted without an index',
  ]
}

/** Rejects type arguments on raw SQL, which are just casts without validation. */
function checkedRows({ text, parts, isTest }) {
  if (isTest || parts.includes('generated') || !rules.castRows.test(text)) return []
  return ['rows of raw SQL are parsed, never cast; see lib/platform/query-rows.ts']
}

/** Finds import cycles, including those through types, which the linter does not see. */
function cyclesOf({ name, imports }, cycles) {
  const cycle = cycles.find((each) => each.has(name))
  const next = cycle && imports.find(({ target }) => cycle.has(target))
  return next ? [`is in an import cycle with ${next.target}`] : []
}

/** Rejects components that only one noun's routes show, because they belong next to those routes. */
function singleRouteComponents({ name, parts, isTest }, importers) {
  if (parts[0] !== 'components' || parts[1] === 'ui' || isTest) return []
  const [folder, ...others] = routeFoldersOf(name, importers)
  if (!folder || others.length > 0) return []
  return [`only app/${folder} shows it; it belongs there`]
}

/** Rejects code outside an island's function, because only the function's own source is sent to the page. */
function islands({ base, text }) {
  if (!base.endsWith('-island')) return []
  return [...text.matchAll(/^(?!export function |import type )[a-z].*$/gm)].map(
    ([line]) => `"${line}" is outside the island's function, and only that function is sent to the page`,
  )
}

/** Rejects words from the glossary, except in the glossary and its test. */
function english({ file, text }) {
  return file.startsWith('scripts/check-structure/glossary.') ? [] : unwantedWords(text)
}
