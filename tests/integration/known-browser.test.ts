import { describe, expect, it } from 'vitest'
import { changePassword, endOtherSessions, endOwnSession } from '@/lib/account/actions'
import { listOwnSessions } from '@/lib/account/admin-queries'
import { signOut } from '@/lib/auth/actions'
import { browserCookieName } from '@/lib/auth/cookie'
import { authTemplates } from '@/lib/auth/mail'
import { renderMail } from '@/lib/mail/template'
import { db } from '@/lib/platform/db'
import { makeAccount, openBrowser, PASSWORD } from '../support/accounts'

const noticesOf = (email: string) =>
  db.mailMessage.findMany({
    where: { toEmail: email, props: { path: ['change'], equals: 'new-browser' } },
    orderBy: { createdAt: 'asc' },
  })

it('notifies the owner of a sign-in with a new browser, once', async () => {
  const account = await makeAccount()
  const here = openBrowser()
  const first = await here.signIn(account)
  const [notice, ...more] = await noticesOf(account.email)
  expect(more).toEqual([])
  expect(notice?.props).toMatchObject({ from: `Firefox on Linux (IP address ${here.address})` })
  const cookie = first.headers.getSetCookie().find((line) => line.startsWith(`${browserCookieName}=`)) ?? ''
  expect(cookie).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/)

  await here.run(() => signOut({})).catch(() => {})
  expect((await here.signIn(account)).status).toBe(200)
  await here.run(() => changePassword({ currentPassword: PASSWORD, newPassword: 'nine purple bicycles' }))
  await db.adminSession.deleteMany({
    where: { user: { username: account.username }, revokedAt: { not: null } },
  })
  expect((await here.signIn({ ...account, password: 'nine purple bicycles' })).status).toBe(200)
  expect(await noticesOf(account.email)).toHaveLength(1)

  expect((await openBrowser().signIn({ ...account, password: 'nine purple bicycles' })).status).toBe(200)
  expect(await noticesOf(account.email)).toHaveLength(2)
})

describe('a browser that someone else may have used', () => {
  const password = 'nine purple bicycles'
  const change = () => changePassword({ currentPassword: PASSWORD, newPassword: password })

  it.each([
    ['the password is changed', change],
    ['all other browsers are signed out', () => endOtherSessions({})],
    [
      'its session is ended',
      async () => {
        for (const { id, isCurrent } of await listOwnSessions()) if (!isCurrent) await endOwnSession({ id })
      },
    ],
  ])('is forgotten when %s, but not the one this was done with', async (_what, react) => {
    const account = await makeAccount()
    const [here, stranger] = [openBrowser(), openBrowser()]
    await stranger.signIn(account)
    await here.signIn(account)
    expect(await noticesOf(account.email)).toHaveLength(2)
    await here.run<unknown>(react)

    const known = { ...account, password: react === change ? password : PASSWORD }
    await here.signIn(known)
    expect(await noticesOf(account.email)).toHaveLength(2)
    await stranger.signIn(known)
    expect(await noticesOf(account.email)).toHaveLength(3)
  })

  it('shares the limits of unknown browsers afterward', async () => {
    const account = await makeAccount()
    const [here, stranger] = [openBrowser(), openBrowser()]
    const other = openBrowser(stranger.address)
    await stranger.signIn(account)
    await here.signIn(account)
    await here.run(change)
    for (let tries = 0; tries < 10; tries += 1)
      expect((await other.signIn({ ...account, password: 'wrong' })).status).toBe(401)
    expect((await stranger.signIn({ ...account, password: 'wrong' })).status).toBe(429)
  })
})

it('does not mistake the browser of another account, or a made-up cookie, for a known one', async () => {
  const [ada, bisi] = [await makeAccount('Ada'), await makeAccount('Bisi')]
  const shared = openBrowser()
  await shared.signIn(ada)
  await shared.signIn(bisi)
  expect(await noticesOf(bisi.email)).toHaveLength(1)

  const other = openBrowser()
  other.cookies.set(browserCookieName, 'made up; Path=/')
  await other.signIn(ada)
  expect(other.cookies.get(browserCookieName)).toMatch(/^[0-9a-f-]{36}$/)
  expect(await noticesOf(ada.email)).toHaveLength(2)
})

it('sends no notice of a refused sign-in, and no cookie', async () => {
  const account = await makeAccount()
  const browser = openBrowser()
  await browser.signIn({ ...account, password: 'wrong' })
  expect(browser.cookies.has(browserCookieName)).toBe(false)
  expect(await noticesOf(account.email)).toEqual([])
})

it('the notice says where the sign-in came from, and what to do', async () => {
  const props = {
    name: 'Ada',
    change: 'new-browser',
    at: new Date().toISOString(),
    from: 'Chrome on Windows',
  }
  const { subject, text } = await renderMail(authTemplates['account-notice'], props)
  expect(subject).toContain('New sign-in to your account')
  expect(text).toContain('Chrome on Windows')
  expect(text).toContain('change your password right away')
})
