import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { query } from '../support/database'
import { addPositions } from '../support/positions'
import { addPosts } from '../support/posts'
import { expect, test } from '../support/test'

const LONG_WORD = `https://example.com/${'abcdefghij'.repeat(9)}`

async function expectToFit(page: Page, path: string) {
  // Lists are cached until they expire.
  await expect(async () => {
    await page.goto(path)
    await expect(page.getByText(LONG_WORD).first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
  }
}

test('an article with a long word fits the screen', async ({ page }) => {
  const { posts, remove } = await addPosts([{ title: LONG_WORD, excerpt: LONG_WORD }])
  try {
    await expectToFit(page, `/blog/${posts[0]?.slug}`)
  } finally {
    await remove()
  }
})

test('positions with a long word fit the screen, as does their application form', async ({ page }) => {
  const { positions, remove } = await addPositions([{ department: LONG_WORD }, {}])
  const [long, other] = positions
  try {
    await expectToFit(page, `/careers/${long?.slug}`)
    await expectToFit(page, `/careers/${long?.slug}/apply`)
    await expectToFit(page, `/careers/${other?.slug}`)
  } finally {
    await remove()
  }
})

test('a guide with a long word fits the screen, as do the guides that link to it', async ({ page }) => {
  const id = randomUUID()
  await query(
    `insert into help_article (id, title, slug, summary, content, position, updated_at)
     values ($1, $2, $3, $2, 'Text', $4, now())`,
    [id, LONG_WORD, id, randomInt(1_000_000, 2_000_000_000)],
  )
  await query(`select pg_notify('expire_tag', 'help')`)
  try {
    await expectToFit(page, `/help/${id}`)
    await expectToFit(page, '/help/user-guide')
  } finally {
    await query('delete from help_article where id = $1', [id])
    await query(`select pg_notify('expire_tag', 'help')`)
  }
})
