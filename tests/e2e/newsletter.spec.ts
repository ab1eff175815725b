import { query } from '../support/database'
import { headerOf, linkIn, listEmails, waitForEmail } from '../support/mail'
import { newEmail } from '../support/new-email'
import { addPosts } from '../support/posts'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a visitor subscribes in the footer, and no input is lost', async ({ page }) => {
      const email = newEmail()
      await page.goto('/waitlist')
      const foot = page.getByRole('form', { name: 'Get new articles by email' })
      await foot.getByLabel('Email for the newsletter').fill('reader@nowhere')
      await foot.getByRole('button', { name: 'Subscribe' }).click()
      await page.waitForURL(/\/newsletter$/)
      await expect(page.getByText('Every email has an unsubscribe link.')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Recent articles' }).getByRole('listitem')).toHaveCount(3)
      const box = page.getByRole('region', { name: 'Stay Updated' })
      await expect(box.getByText('Please enter a valid email address')).toBeVisible()
      await expect(box.getByLabel('Email address')).toHaveValue('reader@nowhere')

      await box.getByLabel('Email address').fill(email)
      await box.getByRole('button', { name: 'Subscribe' }).click()
      await expect(box.getByText(/^Almost there/)).toBeVisible()
      expect((await waitForEmail(email)).subject).toMatch(/^Confirm your .+ newsletter subscription/)
    })
  })
}

test.describe('a post', () => {
  // The email is shown in a frame without scripts, where axe cannot run either.
  test.use({ expectedErrors: [/Blocked script execution in 'about:(srcdoc|blank)'/] })
  test.setTimeout(120_000)

  test('goes to its subscribers, who choose topics and unsubscribe; staff see each email', async ({
    page,
    request,
  }) => {
    const email = newEmail()
    const added = await addPosts([{ category: 'Freelancing' }])
    const [post] = added.posts
    try {
      await test.step('someone subscribes', async () => {
        await request.post('/api/newsletter/subscribe', { form: { email, source: 'footer' } })
        await page.goto(linkIn(await waitForEmail(email), /http[^"]*\/newsletter\/confirm\/[^"]+/))
        // The footer does not ask for an address that is about to be confirmed.
        await expect(page.getByRole('form', { name: 'Get new articles by email' })).toHaveCount(0)
        await page.getByRole('button', { name: 'Confirm subscription' }).click()
        await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible()
        await page.getByRole('link', { name: 'Choose topics' }).click()
        await expect(
          page.getByRole('heading', { name: 'Which topics would you like to read about?' }),
        ).toBeVisible()
      })

      await test.step('staff find the address, and an email without its link, which they must not see', async () => {
        await signIn(page, `/admin/newsletter?q=${encodeURIComponent(email)}`)
        const row = page.getByRole('row', { name: email })
        await expect(row.getByText('Subscribed')).toBeVisible()
        await page.setViewportSize({ width: 768, height: 1024 })
        await expect(row.getByRole('button', { name: 'Unsubscribe' })).toBeInViewport({ ratio: 1 })
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.goto(`/admin/mail?q=${email}`)
        await expect(page.getByRole('row', { name: email }).getByText('Sent')).toBeVisible()
        await page.getByRole('link', { name: /Confirm your .+ newsletter subscription/ }).click()
        await expect(page.getByText('so only its recipient can see it')).toBeVisible()
      })

      await test.step('staff send the post, once', async () => {
        await page.goto(`/admin/blog/${post?.id}`)
        await page.getByRole('link', { name: 'Send to subscribers' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Send a post' })).toBeVisible()
        await expect(page.getByLabel('Subject')).toHaveValue(post?.title ?? '')
        const preview = page.frameLocator('iframe[title="The email as it will arrive"]')
        await expect(preview.getByRole('link', { name: 'Read the article' })).toBeVisible()
        const send = page.getByRole('button', { name: /^Send to \d+ (person|people)$/ })
        const campaign = page.getByRole('heading', { level: 1, name: post?.title ?? '' })
        // Subscribers of other tests come and go, so the screen may ask to review the number again.
        const refusal = page.getByRole('alert').filter({ hasText: 'The list has changed' })
        do {
          await send.first().click()
          const answered = page.waitForResponse((response) => response.request().method() === 'POST')
          await page
            .getByRole('dialog')
            .getByRole('button', { name: /^Send to/ })
            .click()
          await answered
          await expect(campaign.or(refusal)).toBeVisible()
        } while (await refusal.isVisible())
        await expect(page).toHaveURL(/\/admin\/campaigns\/[0-9a-f-]{36}$/)
        await page.goto(`/admin/campaigns/new?post=${post?.id}`)
        await expect(page.getByText('This post has already been sent')).toBeVisible()
      })

      const sentEmail = await waitForEmail(email, { subject: new RegExp(added.word) })

      await test.step('a subscriber chooses topics', async () => {
        expect(sentEmail.html).toContain(`/blog/${post?.slug}`)
        await page.goto(linkIn(sentEmail, /http[^"]*\/newsletter\/preferences\/[^"]+/))
        for (const topic of await page.getByRole('checkbox').all()) await topic.uncheck()
        await page.getByRole('button', { name: 'Save my topics' }).click()
        await expect(page.getByText('Choose at least one topic')).toBeVisible()
        for (const topic of await page.getByRole('checkbox').all()) await topic.uncheck()
        await page.getByLabel('Technology').check()
        await page.getByRole('button', { name: 'Save my topics' }).click()
        await expect(page.getByText('Saved.')).toBeVisible()
        await expect(page.getByLabel('Technology')).toBeChecked()
        await expect(page.getByLabel('Freelancing')).not.toBeChecked()
      })

      await test.step("the subscriber unsubscribes with the email client's button", async () => {
        const url = headerOf(sentEmail, 'list-unsubscribe')?.slice(1, -1) ?? ''
        const response = await request.post(url, { form: { 'List-Unsubscribe': 'One-Click' } })
        expect(response.status()).toBe(200)
        await page.goto(`/admin/newsletter?q=${email}`)
        await expect(page.getByRole('row', { name: email }).getByText('Unsubscribed')).toBeVisible()
        const received = (await listEmails(email)).filter(({ subject }) => subject.includes(added.word))
        expect(received).toHaveLength(1)
      })
    } finally {
      await query('delete from campaigns where post_id = $1', [post?.id])
      await added.remove()
    }
  })
})

test('an address is suppressed and allowed again', async ({ page }) => {
  const email = newEmail()
  await signIn(page, '/admin/mail/suppressed')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Suppress address' }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Suppress address' }).click()
  await expect(dialog.getByText('Please choose a reason')).toBeVisible()
  await dialog.getByLabel('Email address').fill(email)
  await dialog.getByLabel('Reason').selectOption('bounced')
  await dialog.getByRole('button', { name: 'Suppress address' }).click()
  await expect(page.getByText('This address won’t receive any more bulk email')).toBeVisible()
  await page.getByLabel('Search by email address').fill(email)
  await page.getByRole('button', { name: `Allow bulk email again to ${email}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Allow bulk email again' }).click()
  await expect(page.getByText('No addresses match your current filters')).toBeVisible()
})
