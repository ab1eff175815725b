/** The allowed entries at the top of the repository, besides the files that tools insist on. */
export const topLevel = new Set([
  'app',
  'components',
  'lib',
  'prisma',
  'public',
  'scripts',
  'server',
  'tests',
  'docs',
  'README.md',
  'ARCHITECTURE.md',
  '.env.example',
  '.ci',
  '.gitignore',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'biome.json',
  'knip.json',
  'next.config.mjs',
  'postcss.config.mjs',
  'prisma.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
  'proxy.ts',
  'instrumentation.ts',
  'instrumentation-node.ts',
])

/** Files directly under lib/: anyone may import them, they import nothing of ours. */
export const leaves = ['lib/site', 'lib/dates', 'lib/money', 'lib/count', 'lib/seeded-random']

/** The lists of nouns, and which files of each noun they know; anyone may import them. */
export const registries = {
  'lib/nouns': ['noun'],
  'lib/nouns-server': ['jobs', 'lists', 'mail', 'personal-data', 'image-uses', 'sitemap'],
}

/** The folders that any noun may import, and the nouns that may import others besides. */
export const foundations = ['platform', 'storage', 'mail', 'auth', 'media', 'audit', 'plan', 'content']
export const declared = {
  platform: [],
  storage: ['platform'],
  mail: ['platform'],
  audit: ['platform'],
  auth: ['platform', 'mail', 'audit'],
  content: ['platform', 'auth', 'media', 'audit'],
  campaigns: [...foundations, 'waitlist', 'newsletter', 'blog'],
  newsletter: [...foundations, 'blog'],
  applications: [...foundations, 'careers'],
  // Erasing a person erases the resumes.
  'personal-data': [...foundations, 'applications'],
}
/** The dashboard sums up all nouns, but sees of them only what staff may read. */
export const overview = 'dashboard'

/** Names that say nothing. */
export const emptyNames =
  /^(utils?|helpers?|common|misc|shared|index|types|constants|\w*-?(manager|service))$/

/** The files of a noun that have a fixed name; all others hold logic that touches no database. */
export const withDatabase = ['queries', 'admin-queries', 'actions', 'jobs', 'upload']
export const serverOnly = ['queries', 'admin-queries', 'upload']
export const fixedNames = ['noun', 'schema', 'mail', ...withDatabase]

/** Nouns that are foundations: their files have names of their own, and they may touch the database. */
export const freelyNamed = ['platform', 'storage', 'mail', 'auth', 'media', 'content']

/** Modules that exist only on the server. */
export const serverModules =
  /^(node:|server-only$|pg$|next\/headers$|next\/server$|nodemailer|@aws-sdk\/|graphile-worker$|pino$)/

/** Patterns that make a test prove less than it seems to; at the start of a line, before any text in quotes. */
export const laxTests = [
  { sign: /^[^'"`\n]*\b(retry|retries): *[^0\s]/m, message: 'a test has one try' },
  {
    sign: /^\s*(test|it|describe)(\.\w+)*\.(only|skip|skipIf|runIf|fixme|todo|fails?)\b/m,
    message: 'every test runs, and is expected to pass',
  },
  {
    sign: /^[^'"`\n]*\.waitForTimeout\(/m,
    message: 'a test waits for what a person would, never for a time',
  },
]

/** A spread of an object or a list that is written out on the spot, and not of what a method makes of it. */
export const literalSpread = /\.\.\.(?:\{.*|\[(?:[^[\]]|\[[^[\]]*\])*\](?!\s*[.[(]))/g

/** Raw SQL whose rows are named and not checked. */
export const castRows = /\$queryRaw(Unsafe)?</
