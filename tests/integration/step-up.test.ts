import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { confirmIdentity } from '@/lib/account/actions'
import { accountMessages, type IdentityInput } from '@/lib/account/schema'
import { NOT_CONFIRMED } from '@/lib/auth/confirmed'
import { codeMessages } from '@/lib/auth/schema'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { inviteColleague } from '@/lib/staff/actions'
import { changeStatuses, deleteEntries, restoreEntries } from '@/lib/waitlist/actions'
import { codeFor, makeAccount, makeTwoFactorAccount, openBrowser, PASSWORD } from '../support/accounts'
import { becomeAdmin } from '../support/admin'
import { argumentLists, importAll, plausible, snapshotTables } from '../support/admin-surface'

const MINUTE = 60_000

/** Backdates the last confirmation of all sessions of an account. */
const backdateConfirmation = (userId: string, minutes: number) =>
  db.adminSession.updateMany({
    where: { userId },
    data: { confirmedAt: new Date(Date.now() - minutes * MINUTE) },
  })

const invite = (email = `${randomUUID()}@example.com`) => inviteColleague({ email, role: 'viewer' })

/** Nouns whose actions are all sensitive, except those in `exceptions`. */
const sensitiveNouns = ['staff', 'settings', 'account', 'personal-data']
/** The names of actions of any noun that erase or disclose personal data. */
const sensitiveName = /erase|export|sendCopy/i
const exceptions = {
  'account: changePassword': 'asks for the password each time, and for a second factor if there is one',
  'account: beginSecondFactorSetup': 'asks for the password each time',
  'account: disableSecondFactor': 'asks for the password and a code each time',
  'account: confirmSecondFactor': 'completes a step that has just required the password',
  'account: beginConfirmation': 'is part of the confirmation',
  'account: confirmIdentity': 'is part of the confirmation',
  'settings: testStorage': 'changes nothing and takes no input',
  'personal-data: refuseRequest': 'neither erases nor discloses anything',
  'personal-data: allowMessages': 'neither erases nor discloses anything',
}
/** Sensitive actions of nouns that are not sensitive as a whole. */
const alsoSensitive = [
  'campaigns: sendTestMessage',
  'campaigns: startCampaign',
  'careers: saveHiringSettings',
  'contact: saveContactInfo',
]

describe('with a session that was confirmed more than five minutes ago', () => {
  beforeEach(async () => {
    const { id } = await becomeAdmin()
    await backdateConfirmation(id, 5)
  })

  it('every sensitive action is refused, whatever the input, and nothing is written', async () => {
    const before = await snapshotTables()
    const [refused, expected, others] = [[] as string[], [...alsoSensitive], [] as string[]]
    for (const { noun, exported } of await importAll('lib/**/actions.ts')) {
      for (const [name, call] of exported) {
        if (typeof call !== 'function' || !('access' in call) || call.access !== 'guarded') continue
        const key = `${noun}: ${name}`
        const isSensitive = sensitiveNouns.includes(noun) || sensitiveName.test(name)
        if (isSensitive && !(key in exceptions)) expected.push(key)
        // No schema accepts null, so nothing is done.
        const first = await call(null)
        if (!first.proof) {
          others.push(key)
          continue
        }
        refused.push(key)
        for (const args of argumentLists)
          expect(await call(...args), key).toMatchObject({
            ok: false,
            message: NOT_CONFIRMED,
            proof: 'password',
          })
      }
    }
    expect(refused.sort()).toEqual(expected.sort())
    expect(others).toEqual(expect.arrayContaining(Object.keys(exceptions)))
    const { 'public.rate_limit': _limits, ...after } = await snapshotTables()
    expect(before).toMatchObject(after)
  })

  it('refuses every export, and no other request', async () => {
    let exports = 0
    for (const { file, exported } of await importAll('app/api/admin/**/route.ts')) {
      const folder = path.dirname(file).slice('app/'.length)
      for (const [method, handler] of exported) {
        if (typeof handler !== 'function') continue
        const request = new Request(`${env.APP_URL}/${folder}`, { method })
        const response: Response = await handler(request, { params: Promise.resolve(plausible) })
        const isExport = /\/(export|copy)$/.test(folder)
        exports += Number(isExport)
        const text = await response.text()
        expect([response.status === 403, text.startsWith('Please confirm that it’s you')], folder).toEqual([
          isExport,
          isExport,
        ])
      }
    }
    expect(exports).toBe(4)
  })

  it('changes, deletes and restores at most 20 signups at once', async () => {
    const ids = Array.from({ length: 21 }, () => randomUUID())
    const entry = (id: string) => ({
      id,
      name: 'Ada',
      email: `${id}@example.com`,
      source: 'hero',
      consentVersion: 'x',
    })
    await db.waitlistEntry.createMany({ data: ids.map(entry) })
    const everyone = { q: '@example.com', status: null }
    for (const selection of [{ ids }, everyone]) {
      const refused = { ok: false, proof: 'password' }
      expect(await changeStatuses({ selection, status: 'converted' })).toMatchObject(refused)
      expect(await deleteEntries({ selection })).toMatchObject(refused)
    }
    const unchanged = { id: { in: ids }, status: 'active' as const, deletedAt: null }
    expect(await db.waitlistEntry.count({ where: unchanged })).toBe(21)
    const selection = { ids: ids.slice(1) }
    expect(await changeStatuses({ selection, status: 'converted' })).toMatchObject({ ok: true })
    expect(await deleteEntries({ selection })).toMatchObject({ ok: true })
    expect(await db.waitlistEntry.count({ where: unchanged })).toBe(1)

    const deletedAt = new Date()
    await db.waitlistEntry.updateMany({ where: { id: { in: ids } }, data: { deletedAt } })
    const undo = await restoreEntries({ deletedAt: deletedAt.toISOString() })
    expect(undo).toMatchObject({ ok: false, proof: 'password' })
    expect(await db.waitlistEntry.count({ where: { deletedAt } })).toBe(21)
  })
})

describe('confirming with the password', () => {
  it('is valid for five minutes, in this session only', async () => {
    const account = await makeAccount()
    await db.adminUser.update({ where: { id: account.id }, data: { role: 'owner' } })
    const [here, there] = [openBrowser(), openBrowser()]
    await here.signIn(account)
    await there.signIn(account)
    expect(await here.run(() => invite())).toMatchObject({ ok: true })
    await backdateConfirmation(account.id, 5)
    expect(await here.run(() => invite())).toMatchObject({ ok: false, proof: 'password' })
    expect(await here.run(() => confirmIdentity({ currentPassword: PASSWORD }))).toMatchObject({ ok: true })
    expect(await here.run(() => invite())).toMatchObject({ ok: true })
    expect(await there.run(() => invite())).toMatchObject({ ok: false, proof: 'password' })
    await backdateConfirmation(account.id, 5)
    expect(await here.run(() => invite())).toMatchObject({ ok: false, proof: 'password' })
    const confirmed = { noun: 'session', action: 'confirm', actorId: account.id }
    expect(await db.auditEvent.count({ where: confirmed })).toBe(1)
  })

  it('rejects wrong passwords, records these attempts, and blocks further ones after ten', async () => {
    const account = await makeAccount()
    const browser = openBrowser()
    await browser.signIn(account)
    await backdateConfirmation(account.id, 5)
    const warn = vi.spyOn(log, 'warn')
    const guess = (currentPassword: string) => browser.run(() => confirmIdentity({ currentPassword }))
    for (let i = 0; i < 10; i += 1)
      expect(await guess(`guess ${i}`)).toMatchObject({
        fieldErrors: { currentPassword: 'This is not your current password' },
      })
    expect(await guess(PASSWORD)).toMatchObject({
      fieldErrors: { currentPassword: expect.stringMatching(/^Too many attempts/) },
    })
    const lines = warn.mock.calls.map(([line]) => line)
    expect(lines.filter((line) => JSON.stringify(line).includes('"wrong password"'))).toHaveLength(10)
    expect(JSON.stringify(lines)).not.toContain('guess 1')
    const refused = await db.auditEvent.findMany({ where: { actorId: account.id, action: 'refuse' } })
    expect(refused).toMatchObject([{ summary: 'could not confirm their identity: wrong password' }])
    const { confirmedAt } = await db.adminSession.findFirstOrThrow({ where: { userId: account.id } })
    expect(confirmedAt.getTime()).toBeLessThanOrEqual(Date.now() - 5 * MINUTE)
  }, 20_000)
})

describe('confirming with a second factor', () => {
  it('accepts a code once, and not the password', async () => {
    const account = await makeTwoFactorAccount()
    await db.adminUser.update({ where: { id: account.id }, data: { role: 'owner' } })
    const browser = openBrowser()
    await browser.signIn({ ...account, code: codeFor(account.secret, -1) })
    await backdateConfirmation(account.id, 5)
    const confirm = (proof: IdentityInput) => browser.run(() => confirmIdentity(proof))
    expect(await browser.run(() => invite())).toMatchObject({ ok: false, proof: 'code' })
    expect(await confirm({ currentPassword: PASSWORD })).toMatchObject({
      message: accountMessages.changedSince,
    })
    expect(await confirm({ code: '000000' })).toMatchObject({
      fieldErrors: { code: codeMessages.wrong },
    })
    expect(await browser.run(() => invite())).toMatchObject({ ok: false, proof: 'code' })
    const code = codeFor(account.secret)
    expect(await confirm({ code })).toMatchObject({ ok: true })
    expect(await browser.run(() => invite())).toMatchObject({ ok: true })
    expect(await confirm({ code })).toMatchObject({ fieldErrors: { code: codeMessages.wrong } })
  })

  it('works in one browser while guesses from another are refused', async () => {
    const account = await makeTwoFactorAccount()
    const [owner, thief] = [openBrowser(), openBrowser()]
    await owner.signIn({ ...account, code: codeFor(account.secret, -1) })
    await thief.signIn({ ...account, code: account.codes[0] })
    const guess = () => thief.run(() => confirmIdentity({ code: '000000' }))
    for (let i = 0; i < 5; i += 1) await guess()
    expect(await guess()).toMatchObject({
      fieldErrors: { code: expect.stringMatching(/^Too many attempts/) },
    })
    const code = codeFor(account.secret)
    expect(await owner.run(() => confirmIdentity({ code }))).toMatchObject({ ok: true })
  })

  it('answers many simultaneous guesses, but checks only five', async () => {
    const account = await makeTwoFactorAccount()
    const browser = openBrowser()
    await browser.signIn({ ...account, code: codeFor(account.secret) })
    // One guess for each connection to the database.
    const results = await Promise.all(
      Array.from({ length: 20 }, () => browser.run(() => confirmIdentity({ code: '000000' }))),
    )
    const messages = results.map((result) => (result.ok ? '' : result.fieldErrors?.code))
    expect(messages.filter((message) => message === codeMessages.wrong)).toHaveLength(5)
    expect(messages.filter((message) => message?.startsWith('Too many attempts'))).toHaveLength(15)
  })

  it('accepts a recovery code, and notifies the account holder', async () => {
    const account = await makeTwoFactorAccount()
    const browser = openBrowser()
    await browser.signIn({ ...account, code: codeFor(account.secret) })
    await backdateConfirmation(account.id, 5)
    const code = account.codes[0] ?? ''
    expect(await browser.run(() => confirmIdentity({ code }))).toMatchObject({ ok: true })
    const emails = await db.mailMessage.findMany({ where: { toEmail: account.email } })
    expect(emails.map(({ props }) => (props as { change: string }).change)).toContain('recovery-code-used')
    expect(await browser.run(() => confirmIdentity({ code }))).toMatchObject({
      fieldErrors: { code: codeMessages.wrongRecovery },
    })
  })
})
