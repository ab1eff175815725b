import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { type OwnSite, startOwnSite } from '../support/own-site'
import { signInByForm } from '../support/sign-in'
import { expect, test } from '../support/test'

test.describe.configure({ mode: 'serial' })

let site: OwnSite
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await startOwnSite()
})
test.afterAll(() => site?.remove())

interface Editor {
  /** The URL of the editor. */
  address: () => Promise<string> | string
  /** Types `word` into a text that readers see. */
  edit: (page: Page, word: string) => Promise<void>
  /** The name of its save button; null if changes are saved automatically. */
  save?: string | null
  /** The message after saving. */
  saved: string | RegExp
  /** The public page that shows the text. */
  shownOn: string
}

const idOf = async (select: string) => (await site.query<{ id: string }>(select))[0]?.id ?? ''
const sectionOf = async (kind: string, editor: string) =>
  `${editor}?edit=${await idOf(`select id from legal_section where kind = '${kind}' order by position limit 1`)}`
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

const editors: Record<string, Editor> = {
  'a claim': {
    address: () => '/admin/landing/claims/uptime',
    edit: (page, word) => textbox(page, 'Label').fill(`uptime ${word}`),
    saved: 'Claim updated successfully!',
    shownOn: '/security',
  },
  'a post': {
    address: async () =>
      `/admin/blog/${await idOf(`select id from post where slug = 'your-first-100000-for-bad-days'`)}`,
    edit: (page, word) => textbox(page, 'Title').fill(`For bad days ${word}`),
    saved: 'Blog post updated successfully!',
    shownOn: '/blog',
  },
  'a position': {
    address: async () =>
      `/admin/careers/${await idOf(`select id from job_position where slug = 'android-engineer'`)}`,
    edit: (page, word) => textbox(page, 'Title').fill(`Engineer ${word}`),
    saved: 'Job position updated successfully!',
    shownOn: '/careers',
  },
  'a Help Center answer': {
    address: async () =>
      `/admin/help-center/${await idOf(`select id from faq where placement = 'help' order by position limit 1`)}`,
    edit: (page, word) => textbox(page, 'Answer').fill(`It is ${word}.`),
    saved: 'FAQ updated successfully!',
    shownOn: '/help',
  },
  'the contact information': {
    address: () => '/admin/contact/info',
    edit: (page, word) => textbox(page, 'Business hours').fill(`Weekdays ${word}`),
    saved: 'Contact information updated successfully!',
    shownOn: '/contact',
  },
  'the texts of the About page': {
    address: () => '/admin/about',
    edit: (page, word) => textbox(page, 'Mission Statement').fill(`Money that lasts, ${word}.`),
    save: 'Save Changes',
    saved: 'Changes saved successfully!',
    shownOn: '/about',
  },
  'a milestone': {
    address: async () =>
      `/admin/about/milestones?edit=${await idOf('select id from milestone order by position limit 1')}`,
    edit: (page, word) => textbox(page, 'Title').fill(`The first room ${word}`),
    saved: 'Milestone updated successfully!',
    shownOn: '/about',
  },
  'a fact of the press kit': {
    address: () => '/admin/press-kit',
    edit: async (page, word) => {
      const value = textbox(page, 'Value of fact 1')
      await value.fill(word)
      await value.blur()
    },
    save: null,
    saved: /^\s*Saved$/,
    shownOn: '/press',
  },
  'the privacy policy': {
    address: () => sectionOf('privacy', '/admin/privacy-policy'),
    edit: (page, word) => textbox(page, 'Title').fill(`What we hold ${word}`),
    saved: 'Privacy Policy updated successfully!',
    shownOn: '/privacy',
  },
  'the terms of service': {
    address: () => sectionOf('terms', '/admin/terms'),
    edit: (page, word) => textbox(page, 'Title').fill(`What you agree to ${word}`),
    saved: 'Terms of Service updated successfully!',
    shownOn: '/terms',
  },
}

const words = new Map<string, string>()
const newWord = () => `kept${randomUUID().slice(0, 8)}`

/** Returns the page as a reader without cookies gets it. */
const textOf = async (request: APIRequestContext, path: string) =>
  (await request.get(`${site.url()}${path}`)).text()

/**
 * Waits until this instance has rendered the page. At first, it serves pages from the build while rendering them
 * again.
 */
const untilRenderedHere = (request: APIRequestContext, path: string) =>
  expect.poll(() => textOf(request, path)).toContain(site.url())

async function openPanel(browser: Browser) {
  const context = await browser.newContext({ baseURL: site.url() })
  const page = await context.newPage()
  await signInByForm(page)
  return page
}

/** Types and clicks Save. The caller checks the result. */
async function change(page: Page, { edit, save = 'Save changes' }: Editor, word: string) {
  await edit(page, word)
  if (!save) return
  // Look in the dialog, because the page below has its own form.
  const dialog = page.locator('dialog:modal')
  const form = (await dialog.count()) > 0 ? dialog : page
  await form.getByRole('button', { name: save, exact: true }).click()
}

test('changes saved in any editor are public on the next request', { tag: '@slow' }, async ({
  browser,
  request,
}) => {
  test.setTimeout(300_000)
  const page = await openPanel(browser)
  for (const [name, editor] of Object.entries(editors)) {
    await test.step(name, async () => {
      const word = newWord()
      await untilRenderedHere(request, editor.shownOn)
      await page.goto(await editor.address())
      await change(page, editor, word)
      await expect(page.getByText(editor.saved).last()).toBeVisible()
      // Poll, because requests during rendering still get the old page.
      await expect.poll(() => textOf(request, editor.shownOn), `${name} on ${editor.shownOn}`).toContain(word)
      words.set(name, word)
    })
  }
  await page.context().close()
})

test('saved changes are still public after the site restarts', { tag: '@slow' }, async ({ request }) => {
  expect([...words.keys()]).toEqual(Object.keys(editors))
  await site.restart()
  // At first, the site serves pages from the build, until each has been rendered again.
  for (const [name, { shownOn }] of Object.entries(editors))
    await expect.poll(() => textOf(request, shownOn), `${name} on ${shownOn}`).toContain(words.get(name))
})

test('the second of two admins learns about the first save, sees both texts and chooses', {
  tag: '@slow',
}, async ({ browser, request }) => {
  test.setTimeout(300_000)
  const first = await openPanel(browser)
  const second = await openPanel(browser)
  // One of each kind: a form with its own page, one in a dialog, and one that saves by itself.
  for (const name of ['a post', 'a milestone', 'a fact of the press kit']) {
    const editor = editors[name] as Editor
    await test.step(name, async () => {
      const [early, late] = [newWord(), newWord()]
      const address = await editor.address()
      for (const page of [first, second]) await page.goto(address)
      await change(first, editor, early)
      await expect(first.getByText(editor.saved).last()).toBeVisible()
      await change(second, editor, late)
      const both = second.getByRole('region', { name: 'Both versions' })
      await expect(both).toContainText(early)
      await expect(both).toContainText(late)
      await expect.poll(() => textOf(request, editor.shownOn)).toContain(early)
      await both.getByRole('button', { name: 'Overwrite with mine' }).click()
      await expect(second.getByText(editor.saved).last()).toBeVisible()
      await expect.poll(() => textOf(request, editor.shownOn)).toContain(late)
    })
  }
  await first.context().close()
  await second.context().close()
})

test('a retention period appears in the privacy policy as soon as an owner saves it', {
  tag: '@slow',
}, async ({ browser, request }) => {
  const page = await openPanel(browser)
  await page.goto('/admin/settings')
  const months = textbox(page, 'Replied and resolved messages (months)')
  const form = page.locator('form', { has: months })
  await months.fill('0')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Please enter a whole number of months from 1 to 120')).toBeVisible()
  await months.fill('7')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Retention periods saved')).toBeVisible()
  await expect(page.getByText('A period was shortened, so nothing is erased until')).toBeVisible()
  await expect
    .poll(() => textOf(request, '/privacy'))
    .toContain('7 months after the last reply, note or change of status')
  await page.context().close()
})
