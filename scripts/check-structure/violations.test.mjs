import { describe, expect, it } from 'vitest'
import { readProject } from './project.mjs'
import { findViolations } from './violations.mjs'

const gate = `import 'server-only'\nimport { requireAdmin } from '@/lib/auth/session'\n`
/** Split, because the check also reads this file. */
const dots = '.'.repeat(3)
const sound = {
  'README.md': '',
  'app/(site)/page.tsx': `import { getPost } from '@/lib/blog/queries'\nexport const ensureStatic = 'navigation'\nexport default function Page() {}\n`,
  'app/admin/(panel)/blog/page.tsx': `import { listPosts } from '@/lib/blog/admin-queries'\nimport { savePost } from '@/lib/blog/actions'\n`,
  'app/api/admin/blog/export/route.ts': `import { listPosts } from '@/lib/blog/admin-queries'\n`,
  'components/ui/card.tsx': `import { classNames } from './class-names'\n`,
  'components/ui/class-names.ts': '',
  'components/site/post-card.tsx': `import { Card } from '@/components/ui/card'
import { postSchema } from '@/lib/blog/schema'
import { slugOf } from '@/lib/blog/slug'
import { formatDay } from '@/lib/dates'
import type { Post } from '@/lib/blog/queries'
`,
  'lib/dates.ts': `import { addMonths } from 'date-fns'\n`,
  'lib/platform/db.ts': `import { Pool } from 'pg'\nimport { env } from './env'\n`,
  'lib/platform/env.ts': `import 'server-only'\nexport const env = process.env\n`,
  'lib/auth/session.ts': `import { recordAudit } from '@/lib/audit/record'\nimport { db } from '@/lib/platform/db'\n`,
  'lib/auth/admin-action.ts': '',
  'lib/audit/record.ts': `import type { Transaction } from '@/lib/platform/db'\n`,
  'lib/blog/schema.ts': `import { z } from 'zod'\n`,
  'lib/blog/slug.ts': `const a = [...['b'].map(c), ...(d ? ['e'] : [])]\n`,
  'lib/blog/slug.test.ts': `import { db } from '@/lib/platform/db'\n`,
  'lib/blog/mail.tsx': '',
  'lib/blog/queries.ts': `import 'server-only'\nimport { db } from '@/lib/platform/db'\n`,
  'lib/blog/admin-queries.ts': `${gate}export interface Row {\n  id: string\n}
export async function listPosts({
  page,
}: {
  page: number
}): Promise<{ rows: Row[] }> {
  await requireAdmin()
  return { rows: [] }
}
export async function getPost(id: string) {
  const { role } = await requireAdmin('blog')
  return id
}
export async function* streamPosts(): AsyncGenerator<Row> {
  await requireAdmin()
}
`,
  'lib/blog/actions.ts': `'use server'\nexport const savePost = adminAction(\n  {},\n)\nexport const like = action({}, async () => {})\n`,
  'lib/dashboard/admin-queries.ts': `${gate}import { listPosts } from '@/lib/blog/admin-queries'\n`,
  'tests/integration/blog.test.ts': `import { listPosts } from '@/lib/blog/admin-queries'\nimport pg from 'pg'\n`,
}

const check = (changes) => findViolations(new Map(Object.entries({ ...sound, ...changes })))

describe('the structure check', () => {
  it('accepts a valid project', () => {
    expect(check({})).toEqual([])
  })

  it('can read the actual project', () => {
    expect([...readProject().keys()]).toContain('lib/platform/env.ts')
  })

  it.each([
    ['an unknown top-level folder', 'services/mail.ts', '', /does not belong at the top/],
    ['a meaningless name', 'lib/blog/utils.ts', '', /too vague/],
    ['a barrel', 'components/ui/index.ts', '', /too vague/],
    ['a name in the wrong case', 'lib/blog/postSlug.ts', '', /kebab-case/],
    ['a folder within a noun', 'lib/blog/parts/slug.ts', '', /not contain folders/],
    ['markup in a noun', 'lib/blog/card.tsx', '', /only mail\.tsx/],
    ['queries that a browser could load', 'lib/blog/queries.ts', '', /server-only/],
    ['an import of app', 'lib/blog/slug.ts', `import x from '@/app/page'\n`, /must not import app/],
    [
      'an import of the server',
      'lib/blog/slug.ts',
      `import x from '../../server/routes.ts'\n`,
      /must not import server/,
    ],
    [
      'a relative import of app',
      'components/site/x.tsx',
      `import x from '../../app/page'\n`,
      /must not import app/,
    ],
    [
      'lib that imports components',
      'lib/blog/slug.ts',
      `import { Card } from '@/components/ui/card'\n`,
      /must not import components/,
    ],
    [
      'a noun that imports another',
      'lib/blog/slug.ts',
      `import { a } from '@/lib/press/schema'\n`,
      /lib\/blog must not import lib\/press/,
    ],
    [
      'a type of another noun',
      'lib/blog/slug.ts',
      `import type { A } from '../press/schema'\n`,
      /must not import lib\/press/,
    ],
    [
      'a noun imported dynamically',
      'lib/blog/slug.ts',
      `const a = () => import('@/lib/press/schema')\n`,
      /must not import lib\/press/,
    ],
    [
      'platform that imports a noun',
      'lib/platform/db.ts',
      `import { a } from '@/lib/blog/schema'\n`,
      /platform must not import/,
    ],
    [
      'a leaf that imports something',
      'lib/dates.ts',
      `import { env } from '@/lib/platform/env'\n`,
      /a leaf must not import/,
    ],
    [
      'an overview that reads more than staff may',
      'lib/dashboard/x.ts',
      `import { a } from '@/lib/blog/queries'\n`,
      /must not import lib\/blog/,
    ],
    [
      'a primitive that imports lib',
      'components/ui/card.tsx',
      `import { a } from '@/lib/dates'\n`,
      /must not import our other code/,
    ],
    [
      'a primitive that imports a component',
      'components/ui/card.tsx',
      `import { a } from '../site/post-card'\n`,
      /must not import our other code/,
    ],
    [
      'a component that reads data',
      'components/site/x.tsx',
      `import { getPost } from '@/lib/blog/queries'\n`,
      /belongs to the server/,
    ],
    [
      'a component that writes data',
      'components/site/x.tsx',
      `import { like } from '@/lib/blog/actions'\n`,
      /belongs to the server/,
    ],
    [
      'a component with server logic',
      'components/site/x.tsx',
      `import { a } from '@/lib/blog/slug'\nimport { db } from '@/lib/platform/db'\n`,
      /belongs to the server/,
    ],
    [
      'staff data on a public page',
      'app/(site)/page.tsx',
      `import { listPosts } from '@/lib/blog/admin-queries'\n`,
      /must not read/,
    ],
    [
      'staff data in an action',
      'lib/blog/actions.ts',
      `'use server'\nimport { listPosts } from './admin-queries'\n`,
      /must not read/,
    ],
    [
      'staff data in another route',
      'app/api/blog/route.ts',
      `import { listPosts } from '@/lib/blog/admin-queries'\n`,
      /must not read/,
    ],
    [
      'an unguarded read',
      'lib/blog/admin-queries.ts',
      `${gate}export async function a() {\n  return 1\n}\n`,
      /await requireAdmin/,
    ],
    [
      'a read guarded too late',
      'lib/blog/admin-queries.ts',
      `${gate}export async function a() {\n  const x = 1\n  await requireAdmin()\n}\n`,
      /await requireAdmin/,
    ],
    [
      'a guard without await',
      'lib/blog/admin-queries.ts',
      `${gate}export async function a() {\n  requireAdmin()\n}\n`,
      /await requireAdmin/,
    ],
    [
      'a read in an arrow function',
      'lib/blog/admin-queries.ts',
      `${gate}export const a = async () => 1\n`,
      /await requireAdmin/,
    ],
    [
      'a page that uses the database',
      'app/(site)/page.tsx',
      `import { db } from '@/lib/platform/db'\n`,
      /touch the database/,
    ],
    [
      'pure logic that uses the database',
      'lib/blog/slug.ts',
      `import { db } from '@/lib/platform/db'\n`,
      /touch the database/,
    ],
    ['pure logic that uses a driver', 'lib/blog/slug.ts', `import pg from 'pg'\n`, /touch the database/],
    ['server functions elsewhere', 'app/(site)/save.ts', `'use server'\n`, /belongs only in/],
    [
      'a server function within a page',
      'app/(site)/page.tsx',
      `async function a() {\n  'use server'\n}\n`,
      /belongs only in/,
    ],
    [
      'actions without the directive',
      'lib/blog/actions.ts',
      `export const a = action({})\n`,
      /must begin with 'use server'/,
    ],
    [
      'an unchecked server function',
      'lib/blog/actions.ts',
      `'use server'\nexport async function a() {}\n`,
      /is neither action/,
    ],
    [
      'a setting read elsewhere',
      'lib/blog/slug.ts',
      'export const a = process.env.SECRET\n',
      /reads process\.env/,
    ],
    ['a module mock', 'lib/blog/slug.test.ts', "vi.mock('./slug')\n", /may mock modules/],
    ['a retry', 'playwright.config.ts', 'export default {\n  retries: 2,\n}\n', /one try/],
    ['a retry of one test', 'lib/blog/slug.test.ts', 'it(a, { retry: 1 }, b)\n', /one try/],
    ['a test with only', 'tests/e2e/blog.spec.ts', '  test.describe.only(a)\n', /every test runs/],
    ['a skipped test', 'tests/integration/blog.test.ts', 'it.skip(a)\n', /every test runs/],
    ['a test that is expected to fail', 'tests/e2e/blog.spec.ts', '  test.fail()\n', /expected to pass/],
    ['a spread object', 'lib/blog/slug.ts', `const a = { b, ${dots}{ c, d } }\n`, /spreads a literal/],
    ['a spread list', 'lib/blog/slug.ts', `const a = [b, ${dots}['c', d[0]]]\n`, /spreads a literal/],
    ['spread attributes', 'app/card.tsx', `const a = <A {${dots}{ b, c }} />\n`, /spreads a literal/],
    [
      'an island that uses its module',
      'app/a-island.ts',
      'const a = 1\nexport function b() {}\n',
      /is outside/,
    ],
    ['cast rows', 'lib/blog/jobs.ts', `const a = db.$${''}queryRaw<B[]>\`\`\n`, /never cast/],
    [
      'ids sorted as text',
      'lib/blog/jobs.ts',
      'const a = `SELECT id::text FROM post ORDER BY id LIMIT 1`\n',
      /without an index/,
    ],
    ['a sleep', 'tests/e2e/blog.spec.ts', '  await page.waitForTimeout(200)\n', /never for a time/],
  ])('reports %s', (_what, file, text, message) => {
    const found = check({ [file]: text }).filter((each) => each.file === file)
    expect(found.map((each) => each.message).join('\n')).toMatch(message)
  })

  it("reports a component that only one noun's routes show", () => {
    const blog = {
      'components/site/cover.tsx': '',
      'components/site/post-list.tsx': `import { Cover } from './cover'\n`,
      'app/(site)/blog/[slug]/page.tsx': `${''}export const ensureStatic = 'navigation'\nimport { PostList } from '@/components/site/post-list'\n`,
    }
    const shownOnce = (file) => ({ file, message: 'only app/(site)/blog shows it; it belongs there' })
    expect(check(blog)).toEqual([
      shownOnce('components/site/cover.tsx'),
      shownOnce('components/site/post-list.tsx'),
    ])
    const others = [
      ['app/(site)/layout.tsx', `import { Cover } from '@/components/site/cover'\n`],
      ['app/admin/(panel)/blog/page.tsx', `import { Cover } from '@/components/site/cover'\n`],
    ]
    for (const other of others)
      expect(check({ ...blog, ...Object.fromEntries([other]) })).toEqual([
        shownOnce('components/site/post-list.tsx'),
      ])
  })

  it('reports an import cycle that includes types', () => {
    const changes = {
      'lib/blog/one.ts': `import type { A } from './two'\n`,
      'lib/blog/two.ts': `import { a } from './three'\n`,
      'lib/blog/three.ts': `import { b } from './one'\nimport { c } from './slug'\n`,
    }
    const cycle = (file, next) => ({ file, message: `is in an import cycle with lib/blog/${next}` })
    expect(check(changes)).toEqual([
      cycle('lib/blog/one.ts', 'two'),
      cycle('lib/blog/two.ts', 'three'),
      cycle('lib/blog/three.ts', 'one'),
    ])
  })

  it('follows imports to server-only modules', () => {
    const changes = {
      'lib/blog/slug.ts': `import { size } from './size'\n`,
      'lib/blog/size.ts': `import { env } from '@/lib/platform/env'\n`,
    }
    expect(check(changes)).toEqual([
      expect.objectContaining({
        file: 'components/site/post-card.tsx',
        message: expect.stringContaining('lib/blog/slug'),
      }),
    ])
  })
})
