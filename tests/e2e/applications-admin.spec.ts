import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { DAY_MS } from '@/lib/dates'
import { addApplication } from '../support/applications'
import { query } from '../support/database'
import { waitForEmail } from '../support/mail'
import { waitUntilReady } from '../support/page-ready'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

const LIST = '/admin/applications'

test.setTimeout(240_000)

let word = ''
test.beforeEach(() => {
  word = `w${randomUUID().slice(0, 8)}`
})
test.afterEach(() => query('delete from job_application where search_text like $1', [`%${word}%`]))

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('staff search, decide on, note, answer, export and delete applications', async ({ page }) => {
  const ngozi = await addApplication({
    applicantName: `Ngozi ${word}`,
    portfolioUrl: 'javascript:alert(1)',
    coverLetter: 'I keep promises.\n\nEvery one.',
  })
  const tunde = await addApplication({
    applicantName: `Tunde ${word}`,
    email: `tunde@${word}.example`,
    status: 'hired',
    appliedAt: new Date(Date.now() - DAY_MS),
  })
  await signIn(page, LIST)

  await test.step('staff search and filter the list', async () => {
    await page.getByRole('searchbox').fill(word.toUpperCase())
    await expect(page).toHaveURL(/q=v1/)
    await expect(page.getByRole('row').filter({ hasText: word })).toHaveCount(2)
    await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Hired' }).click()
    await expect(rowOf(page, ngozi.applicantName)).toHaveCount(0)
    await expect(rowOf(page, tunde.applicantName)).toHaveCount(1)
    await page.goto(`${LIST}?q=${word}nothing`)
    await expect(page.getByText('No Applications Found')).toBeVisible()
    await expect(page.getByText('No applications match your current filters')).toBeVisible()
  })

  await test.step('the status is saved from the list', async () => {
    await page.goto(`${LIST}?q=${word}`)
    const select = page.getByLabel(`Status of ${ngozi.applicantName}`)
    await select.selectOption('interview')
    await expect(page.getByText(`${ngozi.applicantName} moved to Interview`)).toBeVisible()
    await page.reload()
    await expect(select).toHaveValue('interview')
  })

  await test.step('the details show what was sent and what happened', async () => {
    await page.getByRole('link', { name: ngozi.applicantName, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: ngozi.applicantName })).toBeVisible()
    await expect(page.getByText('Every one.')).toBeVisible()
    await expect(page.getByText('Not specified').first()).toBeVisible()
    // Anything that is not a valid URL is plain text.
    await expect(page.getByText('javascript:alert(1)')).toBeVisible()
    await expect(page.locator('a[href^="javascript"]')).toHaveCount(0)
    await expect(page.getByRole('list', { name: 'History' })).toContainText(
      'changed the status from Pending to Interview',
    )
  })

  await test.step('a note is added', async () => {
    const note = page.getByRole('textbox', { name: 'Note' })
    await note.fill('Call back in the evening.')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByRole('list', { name: 'History' })).toContainText('Call back in the evening.')
    await expect(note).toHaveValue('')
  })

  await test.step('an email from a template cannot be sent with unfilled blanks', async () => {
    await page.getByRole('button', { name: 'Email applicant', exact: true }).click()
    const send = page.getByRole('button', { name: 'Send', exact: true })
    await expect(send).toBeDisabled()
    await page.getByLabel('Template').selectOption('Rejection')
    await expect(page.getByLabel('Message')).toHaveValue(new RegExp(`^Dear ${ngozi.applicantName},`))
    await page.getByLabel('Message').fill(`Dear ${ngozi.applicantName},\n\nnot this time.`)
    const question = page.getByRole('dialog', { name: 'Replace your text with this template?' })
    await page.getByLabel('Template').selectOption('Offer')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await expect(page.getByLabel('Message')).toHaveValue(/not this time/)
    await expect(page.getByLabel('Template')).toHaveValue('decline')
    await page.getByLabel('Template').selectOption('Offer')
    await question.getByRole('button', { name: 'Replace' }).click()
    await expect(page.getByLabel('Message')).not.toHaveValue(/not this time/)
    await expect(page.getByLabel('Template')).toHaveValue('offer')
    await page.getByLabel('Message').fill(`Dear ${ngozi.applicantName},\n\nnot this time.`)
    await page.getByLabel('Subject').fill(`About ${word}`)
    await send.click()
    await expect(page.getByText(`Your message to ${ngozi.applicantName} is on its way`)).toBeVisible()
    const sentEmail = await waitForEmail(ngozi.email, { subject: new RegExp(word) })
    expect(sentEmail.text).toContain('not this time.')
    await expect(async () => {
      await page.reload()
      await expect(
        page.getByRole('list', { name: 'History' }).getByText('Sent', { exact: true }),
      ).toBeVisible({
        timeout: 2_000,
      })
    }).toPass()
  })

  await test.step('the next application opens by keyboard', async () => {
    const next = page.getByRole('heading', { level: 1, name: tunde.applicantName })
    await waitUntilReady(page)
    await page.keyboard.press('j')
    await expect(next).toBeVisible()
    await page.keyboard.press('k')
    await expect(page.getByRole('heading', { level: 1, name: ngozi.applicantName })).toBeVisible()
  })

  await test.step('the list is exported', async () => {
    await page.goto(`${LIST}?q=${word}`)
    await waitUntilReady(page)
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export CSV' }).click()
    const file = await readFile(await (await downloading).path(), 'utf8')
    const rows: Record<string, string>[] = parse(file, { bom: true, columns: true })
    expect(rows.map(({ Name, Status }) => `${Name} ${Status}`)).toEqual([
      `${ngozi.applicantName} interview`,
      `${tunde.applicantName} hired`,
    ])
  })

  await test.step('a deleted application comes back with Undo', async () => {
    const row = rowOf(page, tunde.applicantName)
    await row.getByRole('button', { name: `Move ${tunde.applicantName} to Trash` }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Are you sure you want to delete this application?')
    await expect.poll(async () => (await dialog.boundingBox())?.width ?? 0).toBeGreaterThan(300)
    await dialog.getByRole('button', { name: 'Move to Trash' }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row).toHaveCount(1)
  })

  await test.step('an erased application does not come back', async () => {
    await page.getByRole('link', { name: tunde.applicantName, exact: true }).click()
    await page.getByRole('button', { name: 'Erase permanently' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Erase permanently' }).click()
    await expect(page.getByText('Application permanently erased')).toBeVisible()
    await expect(page).toHaveURL(LIST)
    expect(await query('select 1 from job_application where id = $1', [tunde.id])).toEqual([])
  })

  await test.step('a missing resume is reported as missing', async () => {
    await page.goto(`/api/admin/applications/${ngozi.id}/resume`)
    await expect(page.getByText('didn’t attach a resume')).toBeVisible()
  })
})

test("a status chosen before the page's script has loaded is saved", async ({ page }) => {
  const { id, applicantName } = await addApplication({ applicantName: `Zainab ${word}` })
  await signIn(page, LIST)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${LIST}?q=${word}`, { waitUntil: 'commit' })
  await page.getByLabel(`Status of ${applicantName}`).selectOption('interview')
  release()
  await expect(page.getByText(`${applicantName} moved to Interview`)).toBeVisible()
  const rows = await query('select status from job_application where id = $1', [id])
  expect(rows).toEqual([{ status: 'interview' }])
})
