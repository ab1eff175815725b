/** The allowed top-level entries of the repository, besides files that tools require. */
export const topLevel = new Set([
  'deploy',
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

/** Files directly in lib/. All code may import them; they must not import our other code. */
export const leaves = ['lib/site', 'lib/dates', 'lib/money', 'lib/count', 'lib/seeded-random', 'lib/shorten']

/** The lists of nouns, and the files of each noun that they import. Anyone may import them. */
export const registries = {
  'lib/nouns': ['noun'],
  'lib/nouns-server': ['jobs', 'lists', 'mail', 'personal-data', 'image-uses', 'sitemap'],
}

/** The folders that every noun may import, and the other nouns that some may import. */
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
  // Erasing a person also erases their resumes.
  'personal-data': [...foundations, 'applications'],
  // The lists whose views can be saved.
  views: [
    'platform',
    'auth',
    'activity',
    'applications',
    'blog',
    'careers',
    'contact',
    'help',
    'newsletter',
    'outbox',
    'personal-data',
    'waitlist',
  ],
}
/** The dashboard summarizes all nouns, but only uses what staff may read. */
export const overview = 'dashboard'

/** Meaningless names. */
export const vagueNames =
  /^(utils?|helpers?|common|misc|shared|index|types|constants|\w*-?(manager|service))$/

/** The fixed file names of a noun. All other files contain logic that does not access the database. */
export const withDatabase = ['queries', 'admin-queries', 'actions', 'jobs', 'upload']
export const serverOnly = ['queries', 'admin-queries', 'upload']
export const fixedNames = ['noun', 'schema', 'mail', ...withDatabase]

/** Foundations: their files can have any name, and may access the database. */
export const freelyNamed = ['platform', 'storage', 'mail', 'auth', 'media', 'content']

/** Server-only modules. */
export const serverModules =
  /^(node:|server-only$|pg$|next\/headers$|next\/server$|nodemailer|@aws-sdk\/|graphile-worker$|pino$|@zxcvbn-ts\/)/

/** Patterns that weaken a test, at the start of a line and outside quotes. */
export const laxTests = [
  { pattern: /^[^'"`\n]*\b(retry|retries): *[^0\s]/m, message: 'a test has one try' },
  {
    pattern: /^\s*(test|it|describe)(\.\w+)*\.(only|skip|skipIf|runIf|fixme|todo|fails?)\b/m,
    message: 'every test runs, and is expected to pass',
  },
  {
    pattern: /^[^'"`\n]*\.waitForTimeout\(/m,
    message: 'a test waits for what a person would, never for a time',
  },
]

/** A spread of an object or array literal, unless it is the result of a method call. */
export const literalSpread = /\.\.\.(?:\{.*|\[(?:[^[\]]|\[[^[\]]*\])*\](?!\s*[.[(]))/g

/** Raw SQL whose order is by the text of an id, because a name in ORDER BY means an output column first. It uses no index. */
export const sortedText = /\bid::text\b(?!.*\bAS\b)[^`]*\bORDER BY id\b/

/** Raw SQL that returns rows that are typed but not validated. */
export const castRows = /\$queryRaw(Unsafe)?</
