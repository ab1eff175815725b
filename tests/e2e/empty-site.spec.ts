import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type OwnSite, startOwnSite } from '../support/own-site'
import { signInByForm } from '../support/sign-in'
import { admin, expect, test } from '../support/test'

test.describe.configure({ mode: 'serial' })
// A wrong password, and the server errors below.
test.use({ expectedErrors: [/status of (401|500)|failed|error occurred|React error #(419|441)/i] })

let site: OwnSite
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await startOwnSite()
})
test.afterAll(() => site?.remove())

const says = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()

test('a wrong password is rejected, and the error disappears when someone types', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto(`${site.url()}/admin/sign-in`)
  await page.getByLabel('Username').fill(admin.username)
  await page.getByLabel('Password', { exact: true }).fill('not the password at all')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Invalid credentials.')).toBeVisible()
  await page.getByLabel('Username').press('End')
  await page.keyboard.type('n')
  await expect(page.getByText('Invalid credentials.')).toBeHidden()
})

test('each screen and page without content says so', { tag: '@slow' }, async ({ browser }) => {
  // Everything that refers to an image is deleted with it.
  await site.query(`truncate post, job_position, job_application, faq, help_article, media_image, waitlist,
    key_message, press_leader cascade`)
  const tags = ['blog', 'careers', 'help', 'landing', 'about', 'press']
  for (const tag of tags) await site.query('select pg_notify($1, $2)', ['expire_tag', tag])
  const context = await browser.newContext({ baseURL: site.url() })
  const page = await context.newPage()
  await signInByForm(page, '/admin/waitlist')
  for (const [path, ...sentences] of [
    ['/admin/waitlist', 'No Waitlist Entries', 'No one has joined the waitlist yet'],
    ['/admin/applications', 'No Applications Found', 'No job applications have been submitted yet'],
    ['/admin/media', 'No images found', 'Upload some images to get started'],
    ['/admin/help-center', 'No FAQs Found', 'Create your first FAQ to get started'],
    ['/admin/careers', 'No Job Positions'],
    ['/admin/press-kit/key-messages', 'No key messages added yet'],
    ['/admin/press-kit/leadership', 'No leadership members added yet'],
    ['/help', 'No FAQs Found', 'No FAQs are available at the moment'],
    ['/careers', 'No Open Positions'],
    ['/blog', 'No articles found'],
  ] as const)
    await test.step(path, async () => {
      await expect(async () => {
        await page.goto(path)
        for (const sentence of sentences)
          await expect(page.getByText(sentence, { exact: true }).first()).toBeVisible({ timeout: 2_000 })
      }).toPass()
    })
  await page.goto('/admin')
  await says(page, 'No one signed up in this period.')
  await expect(page.getByText('Show as a table')).toHaveCount(0)
  await context.close()
})

test('the waitlist reports each failure, and continues once it is over', { tag: '@slow' }, async ({
  browser,
}) => {
  const id = randomUUID()
  await site.query(
    `insert into waitlist (id, name, email, source, consent_version) values ($1, 'Ada Obi', $2, 'hero', '1')`,
    [id, `${id}@example.com`],
  )
  const context = await browser.newContext({ baseURL: site.url() })
  const page = await context.newPage()
  await signInByForm(page, '/admin/waitlist')
  await site.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'unavailable'; end $$`,
  )
  await site.query(`create trigger refuse before update or delete on waitlist execute function refuse()`)
  const status = page.getByLabel('Status of Ada Obi')
  await status.selectOption('converted')
  await expect(page.getByText('Failed to update status. Please try again.')).toBeVisible()
  await expect(status).toHaveValue('active')
  await page.getByRole('button', { name: 'Move Ada Obi to Trash' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move to Trash' }).click()
  await says(page, 'Failed to delete entry. Please try again.')
  await expect(status).toHaveValue('active')
  await site.query('drop trigger refuse on waitlist')

  await site.query('alter table waitlist rename to waitlist_away')
  await page.goto('/admin/waitlist')
  await says(page, 'Failed to load waitlist entries. Please try again.')
  await site.query('alter table waitlist_away rename to waitlist')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(status).toHaveValue('active')
  await context.close()
})

test('a public page that cannot be rendered says so without JavaScript, and can be tried again', {
  tag: '@slow',
}, async ({ browser }) => {
  const context = await browser.newContext({ baseURL: site.url(), javaScriptEnabled: false })
  const page = await context.newPage()
  await site.query('alter table post rename to post_away')
  const response = await page.goto('/blog/no-such-article?from=mail')
  expect(response?.status()).toBe(500)
  await says(page, 'This page couldn’t be loaded')
  await expect(page.getByText(/^Reference: \d+$/)).toBeVisible()
  await site.query('alter table post_away rename to post')
  await page.getByRole('link', { name: 'Try again' }).click()
  await says(page, 'Article not found')
  await expect(page).toHaveURL(/\?from=mail$/)
  await context.close()
})
