import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { query } from '../support/database'
import { headerOf, listEmails, waitForEmail } from '../support/mail'
import { waitUntilReady } from '../support/page-ready'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

/** Adds people for this test only. They share a search word, and one of them is not active. */
async function addPeople(word: string) {
  const people = ['Ada', 'Bisi', 'Chidi'].map((name, index) => ({
    name: `${name} ${word}`,
    email: `${name.toLowerCase()}-${word}@example.com`,
    status: index === 2 ? 'notified' : 'active',
  }))
  for (const { name, email, status } of people)
    await query(
      `insert into waitlist (id, name, email, status, source, consent_version)
       values (gen_random_uuid(), $1, $2, $3::waitlist_status, 'hero', '2026-11')`,
      [name, email, status],
    )
  const [ada, bisi, chidi] = people.map(({ email }) => email)
  return { ada: ada ?? '', bisi: bisi ?? '', chidi: chidi ?? '' }
}

async function choose(page: Page, item: string) {
  const chosen = page.getByRole('menuitem', { name: item })
  await page.getByRole('button', { name: 'Bulk Actions' }).click()
  await expect(chosen).toBeVisible()
  await chosen.click()
  await expect(page.getByRole('heading', { level: 1, name: 'New campaign' })).toBeVisible()
}

/** Unsubscribes as an email client's built-in button does. */
async function unsubscribeByOneClick(request: APIRequestContext, link: string) {
  const response = await request.post(link, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(response.status()).toBe(200)
}

test.setTimeout(120_000)

// The email preview is a frame that blocks all scripts, including those of axe.
test.use({ expectedErrors: [/Blocked script execution in 'about:(srcdoc|blank)'/] })

test('a message goes to all active entries, and never again to people who unsubscribe', async ({
  page,
  request,
}) => {
  const word = `w${randomUUID().slice(0, 8)}`
  const subject = `We open soon, ${word}`
  const { ada, bisi, chidi } = await addPeople(word)
  await signIn(page, `/admin/waitlist?q=${word}`)

  await test.step('the form shows who will get the message', async () => {
    await choose(page, 'Email Active')
    await expect(
      page.getByText(
        `This email goes to 2 people on the waitlist with status active and matching “${word}”.`,
      ),
    ).toBeVisible()
    await expect(page.getByText('excluded because')).toHaveCount(0)
  })

  const send = page.getByRole('button', { name: 'Send to 2 people' }).first()

  await test.step('an incomplete message is rejected', async () => {
    await send.click()
    await expect(page.getByText('Please write a subject')).toBeVisible()
    await expect(page.getByText('Please write a message')).toBeVisible()
  })

  await test.step('the form previews the message, keeps it across a reload, and sends a test', async () => {
    await page.getByLabel('Subject').fill(subject)
    await page.getByRole('textbox', { name: 'Message' }).fill('The first places are ready.\n\nSee you soon.')
    const preview = page.frameLocator('iframe[title="The email as it will arrive"]')
    await expect(preview.getByText('The first places are ready.')).toBeVisible()
    await expect(preview.getByRole('link', { name: 'Unsubscribe' })).toBeVisible()
    const frame = page.locator('iframe')
    const contentHeight = await preview
      .locator('html')
      .evaluate((root) => root.getBoundingClientRect().height)
    await expect.poll(() => frame.evaluate(({ clientHeight }) => clientHeight)).toBe(Math.ceil(contentHeight))
    await page.reload()
    await expect(page.getByText('Your unsent draft was restored.')).toBeVisible()
    await expect(page.getByLabel('Subject')).toHaveValue(subject)
    const testEmail = `staff-${word}@example.com`
    await page.getByLabel('Send a test email to').fill(testEmail)
    await page.getByRole('button', { name: 'Send test' }).click()
    await expect(page.getByText(`Test email queued for ${testEmail}`)).toBeVisible()
    expect((await waitForEmail(testEmail)).subject).toBe(`[Test] ${subject}`)
  })

  await test.step('after confirmation, the message is sent, and its page shows progress', async () => {
    await send.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send to 2 people' }).click()
    await expect(page).toHaveURL(/\/admin\/campaigns\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
    await expect(page.getByText('2 of 2 emails processed')).toBeVisible({ timeout: 30_000 })
    await page.goto('/admin/campaigns')
    await expect(page.getByRole('link', { name: subject })).toBeVisible()
  })

  await test.step('everyone in the audience gets one email, and nobody else gets any', async () => {
    for (const address of [ada, bisi]) {
      await waitForEmail(address, { subject: /We open soon/ })
      expect(await listEmails(address)).toHaveLength(1)
    }
    expect(await listEmails(chidi)).toHaveLength(0)
  })

  await test.step('one person unsubscribes on the linked page, another in the email client', async () => {
    const [toAda, toBisi] = [await waitForEmail(ada), await waitForEmail(bisi)]
    await page.goto(linkOf(toAda))
    await expect(page.getByRole('heading', { name: 'Unsubscribe a•••@example.com?' })).toBeVisible()
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { name: / is unsubscribed$/ })).toBeVisible()
    expect(headerOf(toBisi, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    await unsubscribeByOneClick(request, linkOf(toBisi))
  })

  await test.step('the next message excludes both', async () => {
    await page.goto(`/admin/waitlist?q=${word}`)
    await choose(page, 'Email All')
    await expect(page.getByText(/^This email goes to 1 person on the waitlist /)).toBeVisible()
    await expect(page.getByText('2 are excluded')).toBeVisible()
  })
})

test('a message goes only to the selected people who have not unsubscribed', async ({ page }) => {
  const word = `w${randomUUID().slice(0, 8)}`
  const { ada, bisi } = await addPeople(word)
  await query(`update waitlist set unsubscribed_at = now() where name = $1`, [`Chidi ${word}`])
  await signIn(page, `/admin/waitlist?q=${word}`)

  await test.step('Bulk Actions apply to the whole list, and the selection bar to selected rows', async () => {
    // Until the page's scripts are ready, checking a box selects nothing.
    await waitUntilReady(page)
    for (const name of ['Ada', 'Chidi']) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
    await page.getByRole('button', { name: 'Bulk Actions' }).click()
    await expect(page.getByRole('group', { name: 'Everyone who matches the filter' })).toBeVisible()
    await page.keyboard.press('Escape')
    const email = page.getByRole('region', { name: 'Selected rows' }).getByRole('link')
    await expect(email).toHaveText('Email selected')
    await email.focus()
    await page.keyboard.press('Enter')
  })

  await test.step('the form shows how many of them will get the message, even after a reload', async () => {
    const summary = page.getByText(/^This email goes to 1 of the 2 people you selected\. 1 is excluded/)
    await expect(summary).toBeVisible()
    await page.reload()
    await expect(summary).toBeVisible()
  })

  await page.getByLabel('Subject').fill(`For you, ${word}`)
  await page.getByRole('textbox', { name: 'Message' }).fill('A word in private.')
  await page.getByRole('button', { name: 'Send to 1 person' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send to 1 person' }).click()
  await expect(page.getByText('1 of 1 email processed')).toBeVisible({ timeout: 30_000 })
  expect((await waitForEmail(ada)).subject).toBe(`For you, ${word}`)
  expect(await listEmails(bisi)).toHaveLength(0)
})

test('a campaign without a known audience has no form', async ({ page }) => {
  await signIn(page, '/admin/campaigns/new?people=everyone')
  await expect(page.getByRole('heading', { name: 'Unknown audience' })).toBeVisible()
  await page.goto(`/admin/campaigns/new?people=${randomUUID()}`)
  await expect(page.getByText('The people you selected are no longer on the list')).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveCount(0)
})

function linkOf(mail: Awaited<ReturnType<typeof waitForEmail>>) {
  return headerOf(mail, 'list-unsubscribe')?.replace(/[<>]/g, '') ?? ''
}
