import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  beginSecondFactorSetup,
  changePassword,
  confirmSecondFactor,
  disableSecondFactor,
  endOtherSessions,
  endOwnSession,
  regenerateRecoveryCodes,
  saveProfile,
} from '@/lib/account/actions'
import { getOwnAccount, listOwnSessions } from '@/lib/account/admin-queries'
import { accountMessages } from '@/lib/account/schema'
import type { AccountChange } from '@/lib/auth/account-changes'
import {
  HOURLY_NOTICES_PER_ACCOUNT,
  HOURLY_NOTICES_PER_ADDRESS,
  sendAccountNotice,
} from '@/lib/auth/account-notice'
import { resetSecondFactorOf } from '@/lib/auth/accounts'
import { sessionCookieName } from '@/lib/auth/cookie'
import { authTemplates } from '@/lib/auth/mail'
import { hashPassword } from '@/lib/auth/password'
import { codeMessages, SESSION_ENDED } from '@/lib/auth/schema'
import { findAdmin } from '@/lib/auth/session'
import { renderMail } from '@/lib/mail/template'
import { db } from '@/lib/platform/db'
import {
  codeFor,
  makeAccount,
  makeTwoFactorAccount,
  openBrowser,
  PASSWORD,
  waitForBlockedStatements,
} from '../support/accounts'

const NEW_PASSWORD = 'seven yellow umbrellas'

let account: Awaited<ReturnType<typeof makeAccount>>
let here: ReturnType<typeof openBrowser>
let there: ReturnType<typeof openBrowser>

beforeEach(async () => {
  account = await makeAccount()
  here = openBrowser()
  there = openBrowser()
  await here.signIn(account)
  await there.signIn(account)
})

const noticesOf = async (email: string) => {
  const emails = await db.mailMessage.findMany({ where: { toEmail: email }, orderBy: { createdAt: 'asc' } })
  const changes = emails.map(({ props }) => (props as { change?: string }).change)
  // Every test signs in, which sends this notice.
  return changes.filter((change) => change !== 'new-browser')
}
const eventsOf = async (actorId: string) => {
  const events = await db.auditEvent.findMany({ where: { actorId }, orderBy: [{ at: 'asc' }, { id: 'asc' }] })
  return events
    .map(({ noun, action }) => `${noun}: ${action}`)
    .filter((event) => event !== 'session: sign-in' && event !== 'session: refuse')
}

describe('changing the password', () => {
  const change = (given: object) =>
    here.run(() => changePassword({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD, ...given }))

  it('signs out every other browser and gives this one a new cookie', async () => {
    const old = new Map(here.cookies)
    expect(await change({})).toEqual({ ok: true, data: null })
    expect(await there.run(findAdmin)).toBeNull()
    expect(await here.run(findAdmin)).toMatchObject({ id: account.id })
    expect(here.cookies.get(sessionCookieName)).not.toBe(old.get(sessionCookieName))
    const copy = openBrowser()
    for (const [name, value] of old) copy.cookies.set(name, value)
    expect(await copy.run(findAdmin)).toBeNull()
    expect((await there.signIn(account)).status).toBe(401)
    expect((await there.signIn({ ...account, password: NEW_PASSWORD })).status).toBe(200)
    expect(await noticesOf(account.email)).toEqual(['password-changed'])
    expect(await eventsOf(account.id)).toEqual(['account: set-password'])
  })

  it('does not extend the session beyond 24 hours after sign-in', async () => {
    const before = await db.adminSession.findFirstOrThrow({ where: { userId: account.id, ip: here.address } })
    const startedAt = new Date(Date.now() - 20 * 60 * 60 * 1000)
    await db.adminSession.update({ where: { id: before.id }, data: { createdAt: startedAt } })
    await change({})
    const [session] = await here.run(listOwnSessions)
    expect(session).toMatchObject({ isCurrent: true, startedAt })
  })

  it.each([
    ['short', 'at least 15'],
    ['passwordpassword', 'easy to guess'],
    [PASSWORD, accountMessages.samePassword],
  ])('refuses %j', async (newPassword, message) => {
    expect(await change({ newPassword })).toMatchObject({
      ok: false,
      fieldErrors: { newPassword: expect.stringContaining(message) },
    })
    expect(await there.run(findAdmin)).not.toBeNull()
  })

  it('requires the current password and limits guesses', async () => {
    const wrong = { ok: false, fieldErrors: { currentPassword: 'This is not your current password' } }
    for (let i = 0; i < 10; i += 1)
      expect(await change({ currentPassword: `wrong ${i}` })).toMatchObject(wrong)
    expect(await change({})).toMatchObject({
      ok: false,
      fieldErrors: { currentPassword: expect.stringContaining('Too many attempts') },
    })
  })

  it('also requires a second factor, unless it was used in the last five minutes', async () => {
    const twoFactor = await makeTwoFactorAccount()
    await here.signIn({ ...twoFactor, code: codeFor(twoFactor.secret) })
    const confirmedAt = new Date(Date.now() - 6 * 60_000)
    await db.adminSession.updateMany({ where: { userId: twoFactor.id }, data: { confirmedAt } })
    expect(await change({})).toMatchObject({ ok: false, proof: 'code' })
    expect((await openBrowser().signIn(twoFactor)).body).toMatchObject({ asksFor: 'code' })
  })

  it('lets the owner in after someone else has used up the attempts at their code', async () => {
    const twoFactor = await makeTwoFactorAccount()
    await here.signIn({ ...twoFactor, code: codeFor(twoFactor.secret, -1) })
    for (let count = 0; count < 5; count += 1) await openBrowser().signIn({ ...twoFactor, code: '000000' })
    const code = codeFor(twoFactor.secret, 1)
    expect(await openBrowser().signIn({ ...twoFactor, code })).toMatchObject({ status: 429 })
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    expect(await here.run(() => changePassword(change))).toMatchObject({ ok: true })
    expect(await openBrowser().signIn({ ...twoFactor, password: NEW_PASSWORD, code })).toMatchObject({
      status: 200,
    })
  })

  it('does not grant more attempts at the code when it is rejected', async () => {
    const twoFactor = await makeTwoFactorAccount()
    await here.signIn({ ...twoFactor, code: codeFor(twoFactor.secret, -1) })
    for (let count = 0; count < 5; count += 1) await openBrowser().signIn({ ...twoFactor, code: '000000' })
    const confirmedAt = new Date(Date.now() - 6 * 60_000)
    await db.adminSession.updateMany({ where: { userId: twoFactor.id }, data: { confirmedAt } })
    expect(await change({})).toMatchObject({ ok: false, proof: 'code' })
    const code = codeFor(twoFactor.secret, 1)
    expect(await openBrowser().signIn({ ...twoFactor, code })).toMatchObject({ status: 429 })
  })

  it('does not revive a session that ends while the request is waiting', async () => {
    let changing: Promise<unknown> = Promise.resolve()
    await db.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT 1 FROM admin_user WHERE id = ${account.id}::uuid FOR UPDATE`
      changing = here.run(() => changePassword({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD }))
      await waitForBlockedStatements(1)
      await tx.adminSession.updateMany({ where: { userId: account.id }, data: { revokedAt: new Date() } })
    })
    expect(await changing).toMatchObject({ ok: false, message: SESSION_ENDED })
    expect(await here.run(findAdmin)).toBeNull()
    expect(await openBrowser().signIn(account)).toMatchObject({ status: 200 })
  })

  it('is allowed at most ten times an hour, because each change starts a session with new limits', async () => {
    let password = PASSWORD
    for (let count = 0; count < 10; count += 1) {
      const newPassword = `${NEW_PASSWORD} ${count}`
      const change = { currentPassword: password, newPassword }
      expect(await here.run(() => changePassword(change))).toMatchObject({ ok: true })
      password = newPassword
    }
    const more = { currentPassword: password, newPassword: NEW_PASSWORD }
    expect(await here.run(() => changePassword(more))).toMatchObject({
      fieldErrors: { newPassword: expect.stringContaining('Too many attempts') },
    })
  })

  it('cancels a second-factor setup that someone began with the old password', async () => {
    expect(await there.run(() => beginSecondFactorSetup({ currentPassword: PASSWORD }))).toMatchObject({
      ok: true,
    })
    await here.run(() => changePassword({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD }))
    const { totpSecret } = await db.adminUser.findUniqueOrThrow({ where: { id: account.id } })
    expect(totpSecret).toBeNull()
  })

  it('accepts only one of two simultaneous requests', async () => {
    const results = await Promise.all([change({}), change({ newPassword: 'nine purple bicycles' })])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('accepts a shorter password with a second factor, but then requires a longer one without it', async () => {
    const twoFactor = await makeTwoFactorAccount()
    const browser = openBrowser()
    await browser.signIn({ ...twoFactor, code: codeFor(twoFactor.secret) })
    const changeTo = (newPassword: string) =>
      browser.run(() => changePassword({ currentPassword: PASSWORD, newPassword }))
    expect(await changeTo('chelsea1')).toMatchObject({
      fieldErrors: { newPassword: expect.stringContaining('easy to guess') },
    })
    expect(await changeTo('1qaz2wsx')).toMatchObject({
      fieldErrors: { newPassword: expect.stringContaining('easy to guess') },
    })
    expect(await changeTo('tq7Vb2x')).toMatchObject({
      fieldErrors: { newPassword: expect.stringContaining('at least 8') },
    })
    expect(await changeTo('tq7Vb2xp')).toMatchObject({ ok: true })
    const result = await browser.run(() =>
      disableSecondFactor({ currentPassword: 'tq7Vb2xp', code: twoFactor.codes[0] ?? '' }),
    )
    expect(result).toMatchObject({ ok: false, message: accountMessages.shortPassword })
    await resetSecondFactorOf(twoFactor.username)
    const response = await browser.signIn({ username: twoFactor.username, password: 'tq7Vb2xp' })
    expect(response).toMatchObject({ status: 200, body: { ok: true, hasShortPassword: true } })
  })
})

describe('the second factor', () => {
  const begin = async () => {
    const started = await here.run(() => beginSecondFactorSetup({ currentPassword: PASSWORD }))
    if (!started.ok) throw new Error('The setup was not started')
    return started.data.secret.replaceAll(' ', '')
  }
  const confirm = (code: string) => here.run(() => confirmSecondFactor({ code }))

  it('is turned on after the password and a code that proves the app has the secret', async () => {
    expect(await here.run(() => beginSecondFactorSetup({ currentPassword: 'wrong' }))).toMatchObject({
      ok: false,
    })
    const secret = await begin()
    expect(await here.run(getOwnAccount)).toMatchObject({ hasSecondFactor: false, codesLeft: 0 })
    expect((await openBrowser().signIn(account)).status).toBe(200)
    expect(await confirm('000000')).toMatchObject({ fieldErrors: { code: codeMessages.wrong } })

    const code = codeFor(secret)
    const confirmed = await confirm(code)
    expect(confirmed).toMatchObject({ ok: true, data: { codes: expect.any(Array) } })
    expect(await here.run(getOwnAccount)).toMatchObject({ hasSecondFactor: true, codesLeft: 10 })
    expect(await there.run(findAdmin)).toBeNull()
    expect(await here.run(findAdmin)).not.toBeNull()
    // The code that turned it on cannot be used again.
    expect((await there.signIn({ ...account, code })).status).toBe(401)
    expect((await there.signIn({ ...account, code: codeFor(secret, 1) })).status).toBe(200)
    expect(await noticesOf(account.email)).toEqual(['factor-on'])
    expect(await eventsOf(account.id)).toEqual(['account: enable-second-factor'])
    expect(await here.run(() => beginSecondFactorSetup({ currentPassword: PASSWORD }))).toMatchObject({
      ok: false,
    })
  })

  it('limits wrong codes during setup', async () => {
    const secret = await begin()
    for (let i = 0; i < 5; i += 1) await confirm(`00000${i}`)
    expect(await confirm(codeFor(secret))).toMatchObject({
      fieldErrors: { code: expect.stringContaining('Too many attempts') },
    })
  })

  it('is turned off with both password and code', async () => {
    const twoFactor = await makeTwoFactorAccount()
    const browser = openBrowser()
    await browser.signIn({ ...twoFactor, code: codeFor(twoFactor.secret) })
    const disable = (currentPassword: string, code: string) =>
      browser.run(() => disableSecondFactor({ currentPassword, code }))
    const code = codeFor(twoFactor.secret, 1)
    expect(await disable('wrong', code)).toMatchObject({
      fieldErrors: { currentPassword: expect.anything() },
    })
    expect(await disable(PASSWORD, '000000')).toMatchObject({ fieldErrors: { code: codeMessages.wrong } })
    expect(await disable(PASSWORD, code)).toMatchObject({ ok: true })
    expect(await browser.run(getOwnAccount)).toMatchObject({ hasSecondFactor: false, codesLeft: 0 })
    expect((await openBrowser().signIn(twoFactor)).status).toBe(200)
    expect(await disable(PASSWORD, code)).toMatchObject({ ok: false })
  })

  it('replaces all recovery codes with new ones', async () => {
    const twoFactor = await makeTwoFactorAccount()
    const browser = openBrowser()
    await browser.signIn({ ...twoFactor, code: codeFor(twoFactor.secret) })
    const regenerated = await browser.run(() => regenerateRecoveryCodes({ currentPassword: PASSWORD }))
    if (!regenerated.ok) throw new Error('The recovery codes were not regenerated')
    expect(await noticesOf(twoFactor.email)).toEqual(['codes-renewed'])
    expect(new Set([...regenerated.data.codes, ...twoFactor.codes]).size).toBe(20)
    expect((await openBrowser().signIn({ ...twoFactor, code: twoFactor.codes[0] ?? '' })).status).toBe(401)
    expect((await openBrowser().signIn({ ...twoFactor, code: regenerated.data.codes[0] ?? '' })).status).toBe(
      200,
    )
    expect(await here.run(() => regenerateRecoveryCodes({ currentPassword: PASSWORD }))).toMatchObject({
      ok: false,
    })
  })
})

describe('signed-in browsers', () => {
  it('are listed with this one first, without ended sessions', async () => {
    const third = openBrowser()
    await third.signIn(account)
    await db.adminSession.updateMany({
      where: { userId: account.id, ip: third.address },
      data: { lastSeenAt: new Date(Date.now() - 61 * 60 * 1000) },
    })
    const sessions = await here.run(listOwnSessions)
    expect(sessions.map(({ isCurrent, browser, address }) => ({ isCurrent, browser, address }))).toEqual([
      { isCurrent: true, browser: 'Firefox on Linux', address: here.address },
      { isCurrent: false, browser: 'Firefox on Linux', address: there.address },
    ])
  })

  it('are signed out one by one, but never those of another account', async () => {
    const [mine, other] = await here.run(listOwnSessions)
    const end = (id = '') => here.run(() => endOwnSession({ id }))
    expect(await end(mine?.id)).toMatchObject({ ok: false })
    expect(await end(other?.id)).toMatchObject({ ok: true })
    expect(await there.run(findAdmin)).toBeNull()
    expect(await here.run(findAdmin)).not.toBeNull()

    const stranger = await makeAccount('Bisi')
    const otherBrowser = openBrowser()
    await otherBrowser.signIn(stranger)
    const [session] = await otherBrowser.run(listOwnSessions)
    await end(session?.id)
    expect(await otherBrowser.run(findAdmin)).not.toBeNull()
    expect(await eventsOf(account.id)).toEqual(['session: revoke'])
  })

  it('are signed out all at once, except this one', async () => {
    await openBrowser().signIn(account)
    expect(await here.run(() => endOtherSessions({}))).toMatchObject({ ok: true })
    expect(await there.run(findAdmin)).toBeNull()
    expect(await here.run(listOwnSessions)).toHaveLength(1)
  })
})

it('refuses a sign-in if the password changes while it is being checked', async () => {
  const passwordHash = await hashPassword(NEW_PASSWORD)
  const { signIn } = await db.$transaction(async (tx) => {
    await tx.adminUser.update({ where: { id: account.id }, data: { passwordHash } })
    const started = there.signIn(account)
    await waitForBlockedStatements(1)
    return { signIn: started }
  })
  expect((await signIn).status).toBe(401)
})

describe('the profile', () => {
  const save = (name: string, email: string) => here.run(() => saveProfile({ name, email }))

  it('is saved, and both addresses are notified', async () => {
    const name = `Ada ${randomUUID()}`
    expect(await save(` ${name} `, ' Ada.Obi@Example.com ')).toMatchObject({ ok: true })
    expect(await here.run(getOwnAccount)).toMatchObject({ name, email: 'ada.obi@example.com' })
    expect(await noticesOf(account.email)).toEqual(['email-changed'])
    expect(await noticesOf('ada.obi@example.com')).toEqual(['email-added'])
    expect(await save(`${name} B.`, 'ada.obi@example.com')).toMatchObject({ ok: true })
    expect(await noticesOf('ada.obi@example.com')).toEqual(['email-added'])
    expect(await save(name, '')).toMatchObject({ ok: true })
    expect((await here.run(findAdmin))?.email).toBeNull()
  })

  it('keeps what was saved in another tab if only another field was changed', async () => {
    const [name, email] = [`Ada ${randomUUID()}`, `${randomUUID()}@example.com`]
    expect(await here.run(() => saveProfile({ email }))).toMatchObject({ ok: true })
    expect(await here.run(() => saveProfile({ name }))).toEqual({ ok: true, data: { name, email } })
    expect(await here.run(getOwnAccount)).toMatchObject({ name, email })
    expect(await noticesOf(account.email)).toEqual(['email-changed'])
  })

  it('does not put its text into emails to unverified addresses', async () => {
    const [name, to] = ['You won 500,000 at evil.example', `${randomUUID()}@example.com`]
    expect(await save(name, to)).toMatchObject({ ok: true })
    const notice = await db.mailMessage.findFirstOrThrow({ where: { toEmail: to } })
    const { subject, html } = await renderMail(authTemplates['account-notice'], notice.props)
    expect(subject + html).not.toContain('evil.example')
  })

  const notify = (email: string, change: AccountChange) =>
    db.$transaction((tx) => sendAccountNotice(tx, { ...account, email }, change))
  const countNotices = async (email: string) => {
    const sent = await db.mailMessage.findMany({ where: { toEmail: email } })
    const emails = await Promise.all(
      sent.map(({ props }) => renderMail(authTemplates['account-notice'], props)),
    )
    const last = emails.filter(({ html }) => html.includes('until the hour is over'))
    return { sent: sent.length, last: last.length }
  }

  it('limits hourly notices per address and kind of change, and says so in the last one', async () => {
    const email = `${randomUUID()}@example.com`
    for (let turn = 1; turn < HOURLY_NOTICES_PER_ADDRESS; turn++) await notify(email, 'codes-renewed')
    expect(await countNotices(email)).toEqual({ sent: HOURLY_NOTICES_PER_ADDRESS - 1, last: 0 })
    for (let turn = 0; turn < 3; turn++) await notify(email, 'codes-renewed')
    expect(await countNotices(email)).toEqual({ sent: HOURLY_NOTICES_PER_ADDRESS, last: 1 })
    await notify(email, 'factor-off')
    expect(await countNotices(email)).toEqual({ sent: HOURLY_NOTICES_PER_ADDRESS + 1, last: 1 })
  })

  it('limits hourly notices about one kind of change to all addresses together', async () => {
    const addresses = Array.from(
      { length: HOURLY_NOTICES_PER_ACCOUNT + 1 },
      () => `${randomUUID()}@example.com`,
    )
    for (const email of addresses) await notify(email, 'email-added')
    const counts = await Promise.all(addresses.map(countNotices))
    expect(counts.map(({ sent }) => sent)).toEqual([...Array(HOURLY_NOTICES_PER_ACCOUNT).fill(1), 0])
    expect(counts.map(({ last }) => last)).toEqual([...Array(HOURLY_NOTICES_PER_ACCOUNT - 1).fill(0), 1, 0])
  })

  it('still notifies the owner after the address is restored, however often it was changed in between', async () => {
    const name = `Ada ${randomUUID()}`
    for (let turn = 0; turn <= HOURLY_NOTICES_PER_ADDRESS; turn++)
      await save(name, `${randomUUID()}@example.com`)
    expect(await save(name, account.email)).toMatchObject({ ok: true })
    expect(await save(name, `${randomUUID()}@example.com`)).toMatchObject({ ok: true })
    expect(await noticesOf(account.email)).toEqual(['email-changed', 'email-added', 'email-changed'])
  })

  it('can be saved at most twenty times an hour per session, because each save can send an email to any address', async () => {
    const name = `Ada ${randomUUID()}`
    for (let turn = 0; turn < 20; turn++) expect(await save(name, '')).toMatchObject({ ok: true })
    expect(await save(name, 'stranger@example.com')).toMatchObject({
      ok: false,
      message: expect.stringContaining('Too many attempts'),
    })
    expect(await noticesOf('stranger@example.com')).toEqual([])
    expect(await there.run(() => saveProfile({ name, email: account.email }))).toMatchObject({ ok: true })
  })

  it('changes its name at most twenty times a day in all sessions, because the log keeps every name', async () => {
    const names = Array.from({ length: 20 }, () => `Ada ${randomUUID()}`)
    for (const name of names) expect(await save(name, '')).toMatchObject({ ok: true })
    const saveThere = (name: string, email: string) => there.run(() => saveProfile({ name, email }))
    expect(await saveThere('Ada Obi', account.email)).toMatchObject({
      ok: false,
      fieldErrors: { name: 'Too many attempts. Please try again in 24 hours.' },
    })
    expect(await saveThere(names.at(-1) ?? '', account.email)).toMatchObject({ ok: true })
  })

  it('records both the old and the new name, and rejects names that belong to others', async () => {
    const [name, before] = [`Ada ${randomUUID()}`, (await here.run(findAdmin))?.name]
    const email = `${randomUUID()}@example.com`
    // The second save changes nothing.
    for (let turn = 0; turn < 2; turn++) expect(await save(name, email)).toMatchObject({ ok: true })
    const recorded = await db.auditEvent.findMany({
      where: { noun: 'account', action: 'update', actorId: account.id, summary: { contains: name } },
    })
    expect(recorded.map(({ summary }) => summary)).toEqual([
      `changed their name from ${before} to ${name} and their email address`,
    ])

    const colleague = await db.adminUser.create({
      data: { username: randomUUID().slice(0, 20), name: `Bola ${randomUUID()}`, passwordHash: 'none' },
    })
    const former = `Chike ${randomUUID()}`
    await db.auditEvent.create({ data: { actorName: former, noun: 'blog', action: 'update', summary: 'x' } })
    const ownNames = ['System', 'a scheduled job', 'the schedule', 'Setup', 'Ã visitor']
    const accented = [colleague.name.replace('Bola', 'Bọ́lá'), former.replace('Chike', 'chíkè')]
    const similar = [
      colleague.name.replace('Bola', 'B0Ia'),
      former.replace('Chike', 'Chıke'),
      `${former},`,
      'Systern',
      'ɑ visitor',
    ]
    for (const taken of [
      colleague.name,
      colleague.name.toUpperCase(),
      former,
      ...accented,
      ...similar,
      ...ownNames,
    ])
      expect(await save(taken, '')).toMatchObject({ ok: false, fieldErrors: { name: expect.any(String) } })
    expect(await save(name, 'new@example.com')).toMatchObject({ ok: true })
  })

  it('compares names in every alphabet', async () => {
    const names = ['Мария Иванова', 'सीता', '★']
    const passwordHash = 'none'
    await db.adminUser.createMany({
      data: names.map((name) => ({ username: randomUUID().slice(0, 20), name, passwordHash })),
    })
    for (const taken of ['МАРИЯ  Иванова.', 'सीता', '★'])
      expect(await save(taken, '')).toMatchObject({ ok: false, fieldErrors: { name: expect.any(String) } })
    for (const other of ['Ольга Петрова', 'सुता', '☆☆'])
      expect(await save(other, '')).toMatchObject({ ok: true })
  })

  it.each([
    ['', 'a@example.com', 'name'],
    ['Ada', 'nonsense', 'email'],
    ['Ada\r\nBcc: x', 'a@example.com', 'name'],
  ])('refuses %j with %j', async (name, email, field) => {
    expect(await save(name, email)).toMatchObject({ ok: false, fieldErrors: { [field]: expect.anything() } })
  })
})
