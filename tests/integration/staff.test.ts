import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { notAllowed } from '@/lib/auth/access'
import { findAdmin } from '@/lib/auth/session'
import { DAY_MS } from '@/lib/dates'
import { db } from '@/lib/platform/db'
import {
  acceptInvitation,
  changeRole,
  disableAccount,
  enableAccount,
  inviteColleague,
  resendInvitation,
  resetSecondFactor,
  revokeInvitation,
} from '@/lib/staff/actions'
import { listInvitations, listStaff } from '@/lib/staff/admin-queries'
import { deleteOldInvitations } from '@/lib/staff/jobs'
import { getInvitation } from '@/lib/staff/queries'
import { staffMessages } from '@/lib/staff/schema'
import { invitationToken } from '@/lib/staff/tokens'
import {
  codeFor,
  makeAccount,
  makeTwoFactorAccount,
  openBrowser,
  PASSWORD,
  waitForBlockedStatements,
} from '../support/accounts'
import { becomeVisitor } from '../support/request'

let account: Awaited<ReturnType<typeof makeAccount>>
let browser: ReturnType<typeof openBrowser>
let email = ''

beforeEach(async () => {
  account = await makeAccount()
  browser = openBrowser(`192.0.2.${1 + Math.floor(Math.random() * 250)}`)
  await browser.signIn(account)
  email = `sola-${randomUUID().slice(0, 8)}@example.com`
})

const invite = (to = email) => browser.run(() => inviteColleague({ email: to, role: 'editor' }))
const findInvitation = () =>
  db.adminInvitation.findFirstOrThrow({ where: { email }, orderBy: { createdAt: 'desc' } })

/** Returns the token from the newest invitation email. */
async function tokenFor(to = email) {
  const mail = await db.mailMessage.findFirstOrThrow({
    where: { toEmail: to, template: 'staff-invitation' },
    orderBy: { createdAt: 'desc' },
  })
  return invitationToken((mail.props as { seed: string }).seed)
}

function accept(token: string, overrides: object = {}) {
  becomeVisitor({ address: `203.0.113.${1 + Math.floor(Math.random() * 250)}` })
  const username = `sola-${randomUUID().slice(0, 8)}`
  return acceptInvitation({ token, name: `Ṣọlá ${username}`, username, password: PASSWORD, ...overrides })
}

describe('an invitation', () => {
  it('creates one account, with the address it was sent to', async () => {
    expect(await invite(` ${email.toUpperCase()} `)).toMatchObject({ ok: true })
    const owner = `owner-${email}`
    await db.adminUser.update({ where: { id: account.id }, data: { email: owner } })
    const token = await tokenFor()
    expect(await getInvitation(token)).toEqual({ email, state: 'open' })
    const accepted = await accept(token, { username: ` Sola.${email.slice(5, 13)} ` })
    expect(accepted).toMatchObject({ ok: true, data: { username: `sola.${email.slice(5, 13)}` } })
    expect(await getInvitation(token)).toMatchObject({ state: 'used' })
    expect(await accept(token)).toMatchObject({ ok: false, message: staffMessages.used })
    const made = await db.adminUser.findFirstOrThrow({ where: { email }, include: { auditEvents: true } })
    expect(made).toMatchObject({
      name: expect.stringMatching(/^Ṣọlá /),
      auditEvents: [{ noun: 'account', action: 'create' }],
    })
    expect((await openBrowser().signIn({ username: made.username })).status).toBe(200)
    const announced = await db.mailMessage.findMany({ where: { toEmail: owner } })
    expect(announced.map(({ props }) => props)).toEqual([
      expect.objectContaining({ change: 'account-created' }),
    ])
  })

  it('notifies only the other owners about a new owner', async () => {
    await browser.run(() => inviteColleague({ email, role: 'owner' }))
    expect(await accept(await tokenFor())).toMatchObject({ ok: true })
    const announced = await db.mailMessage.findMany({
      where: {
        toEmail: { in: [email, account.email] },
        props: { path: ['change'], equals: 'account-created' },
      },
    })
    expect(announced.map(({ toEmail }) => toEmail)).toEqual([account.email])
  })

  it('creates one account for many simultaneous requests', async () => {
    await invite()
    const token = await tokenFor()
    const results = await Promise.all([accept(token), accept(token), accept(token)])
    const refused = { ok: false, message: staffMessages.used }
    expect(results.sort((a, b) => Number(b.ok) - Number(a.ok))).toEqual([
      { ok: true, data: expect.anything() },
      refused,
      refused,
    ])
    expect(await db.adminUser.count({ where: { email } })).toBe(1)
  })

  it('stays open if the name, username or password is rejected', async () => {
    await invite()
    const token = await tokenFor()
    for (const [overrides, field] of [
      [{ username: account.username }, 'username'],
      [{ username: 'a b' }, 'username'],
      [{ password: 'short' }, 'password'],
      [{ password: 'passwordpassword' }, 'password'],
      [{ password: `${'!'.repeat(8)}minecraft${'!'.repeat(8)}` }, 'password'],
      [{ name: 'Ngozi', password: 'ngozi rides purple bicycles' }, 'password'],
      [{ name: ' ' }, 'name'],
      [{ name: 'the Schedule' }, 'name'],
    ] as const)
      expect(await accept(token, overrides)).toMatchObject({ fieldErrors: { [field]: expect.any(String) } })
    expect(await accept(token, { role: 'owner' })).toMatchObject({ ok: false })
    expect(await getInvitation(token)).toMatchObject({ state: 'open' })
    expect(await db.adminUser.count({ where: { email } })).toBe(0)
  })

  it('can be sent again with a new link, which invalidates the old one', async () => {
    await invite()
    const [first, { id }] = [await tokenFor(), await findInvitation()]
    await db.adminInvitation.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1000) } })
    expect(await getInvitation(first)).toMatchObject({ state: 'expired' })
    expect(await accept(first)).toMatchObject({ message: staffMessages.notValid })
    expect(await browser.run(listInvitations)).toContainEqual(
      expect.objectContaining({ id, isExpired: true }),
    )
    expect(await browser.run(() => resendInvitation({ id }))).toMatchObject({ ok: true })
    expect(await getInvitation(first)).toBeNull()
    const { expiresAt } = await findInvitation()
    expect(expiresAt.getTime()).toBeGreaterThan(Date.now() + 7 * DAY_MS - 60_000)
    expect(await accept(await tokenFor())).toMatchObject({ ok: true })
    expect(await browser.run(() => resendInvitation({ id }))).toMatchObject({ ok: false })
    expect(await browser.run(() => revokeInvitation({ id }))).toMatchObject({ ok: false })
  })

  it('stops working when it is revoked', async () => {
    await invite()
    const [token, { id }] = [await tokenFor(), await findInvitation()]
    expect(await browser.run(() => revokeInvitation({ id }))).toMatchObject({ ok: true })
    expect(await getInvitation(token)).toMatchObject({ state: 'revoked' })
    expect(await accept(token)).toMatchObject({ message: staffMessages.notValid })
    expect((await browser.run(listInvitations)).map((each) => each.id)).not.toContain(id)
    expect(await invite()).toMatchObject({ ok: true })
  })

  it('is created once per address, and not for existing accounts', async () => {
    const results = await Promise.all([invite(), invite()])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await invite()).toMatchObject({ fieldErrors: { email: staffMessages.invited } })
    expect(await invite(account.email)).toMatchObject({ fieldErrors: { email: staffMessages.known } })
    // As a LIKE pattern, each of these would match that address.
    for (const pattern of [account.email.replace(/^../, '__'), account.email.replace(/^../, '%')])
      expect(await invite(pattern)).toMatchObject({ ok: true })
    expect(await invite('nonsense')).toMatchObject({ fieldErrors: { email: expect.any(String) } })
  })

  it('is stored with a hash of its token, and the audit log omits the address', async () => {
    await invite()
    const [row, token] = [await findInvitation(), await tokenFor()]
    expect(JSON.stringify(row)).not.toContain(token)
    const queued = await db.mailMessage.findFirstOrThrow({ where: { subjectId: row.id } })
    // 32 random bytes, from which the token is derived.
    expect(queued.props).toMatchObject({ seed: expect.stringMatching(/^[\w-]{43}$/) })
    const event = await db.auditEvent.findFirstOrThrow({ where: { recordId: row.id } })
    expect(event).toMatchObject({ noun: 'invitation', action: 'create', actorId: account.id })
    expect(event.summary).not.toContain(email)
  })

  it('is deleted a month after it expires', async () => {
    await invite()
    const { id } = await findInvitation()
    const setExpired = (days: number) =>
      db.adminInvitation.update({ where: { id }, data: { expiresAt: new Date(Date.now() - days * DAY_MS) } })
    await setExpired(29)
    await deleteOldInvitations()
    expect(await db.adminInvitation.count({ where: { id } })).toBe(1)
    await setExpired(31)
    await deleteOldInvitations()
    expect(await db.adminInvitation.count({ where: { id } })).toBe(0)
  })

  it.each(['', 'x', '../../admin', `${'a'.repeat(200)}`])('is not found for the token %j', async (token) => {
    expect(await getInvitation(token)).toBeNull()
    expect((await accept(token)).ok).toBe(false)
  })
})

describe('disabling an account', () => {
  it('signs it out immediately, and enabling it again does not sign it in', async () => {
    const colleague = await makeAccount('Bisi')
    const colleagueBrowser = openBrowser()
    await colleagueBrowser.signIn(colleague)
    expect(await browser.run(() => disableAccount({ id: colleague.id }))).toMatchObject({ ok: true })
    expect(await colleagueBrowser.run(findAdmin)).toBeNull()
    expect((await colleagueBrowser.signIn(colleague)).status).toBe(401)
    const listed = await browser.run(listStaff)
    expect(listed.find(({ id }) => id === colleague.id)).toMatchObject({ disabledAt: expect.any(Date) })

    expect(await browser.run(() => enableAccount({ id: colleague.id }))).toMatchObject({ ok: true })
    expect(await colleagueBrowser.run(findAdmin)).toBeNull()
    expect((await colleagueBrowser.signIn(colleague)).status).toBe(200)
    const events = await db.auditEvent.findMany({ where: { recordId: colleague.id, actorId: account.id } })
    expect(events.map(({ action }) => action).sort()).toEqual(['disable', 'enable'])
  })

  it('notifies all owners, including the one disabled, and so does enabling it again', async () => {
    const colleague = await makeAccount('Bisi')
    const noticesOf = async (change: string) => {
      const found = await db.mailMessage.findMany({
        where: {
          toEmail: { in: [account.email, colleague.email] },
          props: { path: ['change'], equals: change },
        },
      })
      return found.map(({ toEmail }) => toEmail).sort()
    }
    const both = [account.email, colleague.email].sort()
    // Repeating it changes nothing.
    for (const _time of [1, 2]) await browser.run(() => disableAccount({ id: colleague.id }))
    expect(await noticesOf('account-disabled')).toEqual(both)
    for (const _time of [1, 2]) await browser.run(() => enableAccount({ id: colleague.id }))
    expect(await noticesOf('account-enabled')).toEqual(both)
  })

  it('is refused for your own account, in whatever case its id is written', async () => {
    for (const id of [account.id, account.id.toUpperCase()])
      expect(await browser.run(() => disableAccount({ id }))).toEqual({
        ok: false,
        message: staffMessages.yourself,
      })
  })

  it('is refused for an unknown account', async () => {
    expect(await browser.run(() => disableAccount({ id: randomUUID() }))).toMatchObject({
      message: staffMessages.gone,
    })
  })
})

describe('roles', () => {
  const roleOf = async (id: string) => (await db.adminUser.findUniqueOrThrow({ where: { id } })).role

  /** Disables all other accounts while `work` runs, so that no other owners are left. */
  async function withOnly(ids: string[], work: () => Promise<void>) {
    const others = { id: { notIn: ids }, disabledAt: null }
    const disabled = await db.adminUser.updateManyAndReturn({
      where: others,
      data: { disabledAt: new Date() },
    })
    try {
      await work()
    } finally {
      const where = { id: { in: disabled.map(({ id }) => id) } }
      await db.adminUser.updateMany({ where, data: { disabledAt: null } })
    }
  }

  it('are set by the invitation', async () => {
    await invite()
    const [listed] = await browser.run(listInvitations)
    expect(listed).toMatchObject({ email, role: 'editor' })
    await accept(await tokenFor())
    expect(await db.adminUser.findFirstOrThrow({ where: { email } })).toMatchObject({ role: 'editor' })
  })

  it('apply from the next request, and changes are recorded and emailed', async () => {
    const colleague = await makeAccount('Bisi')
    const colleagueBrowser = openBrowser()
    await colleagueBrowser.signIn(colleague)
    expect(await browser.run(() => changeRole({ id: colleague.id, role: 'support' }))).toMatchObject({
      ok: true,
    })
    expect(await colleagueBrowser.run(findAdmin)).toMatchObject({ id: colleague.id, role: 'support' })
    expect(await colleagueBrowser.run(() => changeRole({ id: colleague.id, role: 'owner' }))).toEqual({
      ok: false,
      message: notAllowed('support'),
    })
    expect(await roleOf(colleague.id)).toBe('support')
    const notices = { toEmail: colleague.email, props: { path: ['change'], equals: 'role-changed' } }
    expect(await db.mailMessage.count({ where: notices })).toBe(1)
    const changed = { recordId: colleague.id, action: 'change-role', actorId: account.id }
    const event = await db.auditEvent.findFirstOrThrow({ where: changed })
    expect(event.summary).toBe(`changed the role of ${colleague.username} from Owner to Support`)
  })

  it('notify the other owners when someone becomes an owner', async () => {
    const colleague = await makeAccount('Bisi')
    const announced = () =>
      db.mailMessage.findMany({
        where: {
          toEmail: { in: [account.email, colleague.email] },
          props: { path: ['change'], equals: 'owner-added' },
        },
      })
    await browser.run(() => changeRole({ id: colleague.id, role: 'editor' }))
    expect(await announced()).toEqual([])
    await browser.run(() => changeRole({ id: colleague.id, role: 'owner' }))
    expect((await announced()).map(({ toEmail }) => toEmail)).toEqual([account.email])
  })

  it.each([
    ['disabled', (id: string) => disableAccount({ id })],
    ['no longer an owner', (id: string) => changeRole({ id, role: 'viewer' })],
  ])('invitations are revoked if their sender is %s', async (_what, change) => {
    const colleague = await makeAccount('Bisi')
    const colleagueBrowser = openBrowser()
    await colleagueBrowser.signIn(colleague)
    await colleagueBrowser.run(() => inviteColleague({ email, role: 'owner' }))
    const open = { email, acceptedAt: null, revokedAt: null }
    expect(await db.adminInvitation.count({ where: open })).toBe(1)
    await browser.run(() => change(colleague.id))
    expect(await db.adminInvitation.count({ where: open })).toBe(0)
  })

  it('an owner can be demoted only while another owner can sign in', async () => {
    const colleague = await makeAccount('Bisi')
    const demote = (id = account.id) => browser.run(() => changeRole({ id, role: 'viewer' }))
    await withOnly([account.id], async () => {
      for (const id of [account.id, account.id.toUpperCase()])
        expect(await demote(id)).toEqual({ ok: false, message: staffMessages.lastOwner })
    })
    await withOnly([account.id, colleague.id], async () => {
      await db.adminUser.update({ where: { id: colleague.id }, data: { role: 'editor' } })
      expect(await demote()).toEqual({ ok: false, message: staffMessages.lastOwner })
      await db.adminUser.update({ where: { id: colleague.id }, data: { role: 'owner' } })
      expect(await demote()).toMatchObject({ ok: true })
      expect(await browser.run(() => changeRole({ id: account.id, role: 'owner' }))).toMatchObject({
        ok: false,
      })
    })
    expect(await roleOf(account.id)).toBe('viewer')
  })

  const demote = (id: string) => changeRole({ id, role: 'editor' })
  const disable = (id: string) => disableAccount({ id })

  it.each([
    ['demote each other', (_ownId: string, otherId: string) => demote(otherId)],
    ['disable each other', (_ownId: string, otherId: string) => disable(otherId)],
    ['give up the role', (ownId: string) => demote(ownId)],
  ])('one owner is left when the last two %s at the same time', async (_how, act) => {
    const colleague = await makeAccount('Bisi')
    const colleagueBrowser = openBrowser()
    await colleagueBrowser.signIn(colleague)
    await withOnly([account.id, colleague.id], async () => {
      const { both } = await db.$transaction(async (tx) => {
        await tx.$queryRaw`SELECT 1 FROM admin_user FOR UPDATE`
        const first = browser.run(() => act(account.id, colleague.id))
        await waitForBlockedStatements(1)
        const second = colleagueBrowser.run(() => act(colleague.id, account.id))
        // Both have passed the session and role checks.
        await waitForBlockedStatements(2)
        return { both: [first, second] }
      })
      const results = await Promise.all(both)
      expect(results.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await db.adminUser.count({ where: { role: 'owner', disabledAt: null } })).toBe(1)
    })
  })
})

describe("a colleague's lost second factor", () => {
  it('can be reset: they are signed out and notified, and can sign in with only the password', async () => {
    const colleague = await makeTwoFactorAccount()
    const colleagueBrowser = openBrowser()
    await colleagueBrowser.signIn({ ...colleague, code: codeFor(colleague.secret) })
    expect(await browser.run(() => resetSecondFactor({ id: colleague.id }))).toMatchObject({ ok: true })
    expect(await colleagueBrowser.run(findAdmin)).toBeNull()
    expect(await colleagueBrowser.signIn(colleague)).toMatchObject({ status: 200, body: { ok: true } })
    const notices = { toEmail: colleague.email, props: { path: ['change'], equals: 'factor-reset' } }
    expect(await db.mailMessage.count({ where: notices })).toBe(1)
    const reset = { recordId: colleague.id, action: 'reset-second-factor', actorId: account.id }
    expect(await db.auditEvent.count({ where: reset })).toBe(1)
  })

  it('cannot be reset for your own account without the password', async () => {
    expect(await browser.run(() => resetSecondFactor({ id: account.id }))).toMatchObject({ ok: false })
  })
})
