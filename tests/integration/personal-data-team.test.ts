import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { POST as download } from '@/app/api/admin/privacy/copy/route'
import { erasePerson, lookUp } from '@/lib/personal-data/actions'
import { getPerson, getRequest } from '@/lib/personal-data/admin-queries'
import { sealPerson } from '@/lib/personal-data/tokens'
import { db } from '@/lib/platform/db'
import { inviteColleague } from '@/lib/staff/actions'
import { becomeAdmin } from '../support/admin'
import { newEmail } from '../support/new-email'
import { formRequest, runErasure, startErasing } from '../support/personal-data'
import { becomeNewVisitor } from '../support/request'

beforeEach(becomeNewVisitor)

describe('the addresses of the team', () => {
  it('cannot be looked up, because their emails are about others', async () => {
    await becomeAdmin()
    const { email } = await db.contactInfo.findFirstOrThrow()
    expect(await lookUp({ email })).toMatchObject({ ok: false, fieldErrors: { email: expect.any(String) } })
    expect(await getPerson(sealPerson(email, 'lookup'))).toBeNull()
    expect((await download(formRequest({ person: sealPerson(email, 'lookup'), part: 'json' }))).status).toBe(
      404,
    )
  })

  it('include those of accounts, unless they are disabled', async () => {
    const email = newEmail()
    const { id } = await becomeAdmin()
    await db.adminUser.update({ where: { id }, data: { email: email.toUpperCase() } })
    const refused = `This address belongs to the team (Bisi’s account), so it can’t be looked up`
    expect(await lookUp({ email })).toMatchObject({ ok: false, fieldErrors: { email: refused } })
    await becomeAdmin()
    await db.adminUser.update({ where: { id }, data: { disabledAt: new Date() } })
    expect(await lookUp({ email })).toMatchObject({ ok: true })
    expect((await getPerson(sealPerson(email, 'lookup')))?.parts).toMatchObject([
      { table: 'admin_user', records: [{ email: email.toUpperCase(), role: 'owner' }] },
    ])
    const requestId = await startErasing(email)
    await runErasure(requestId)
    expect(await db.adminUser.findUnique({ where: { id } })).toMatchObject({ name: 'Bisi', email: null })
    expect((await getRequest(requestId))?.erased).toEqual([
      { title: 'Disabled account', count: 1, isMention: true },
    ])
    expect((await getPerson(sealPerson(email, 'lookup')))?.parts).toEqual([])
  })

  it('include those of invitations while they are open; later, an erasure deletes them', async () => {
    const email = newEmail()
    await becomeAdmin()
    expect(await inviteColleague({ email, role: 'editor' })).toMatchObject({ ok: true })
    expect(await lookUp({ email })).toMatchObject({
      fieldErrors: { email: expect.stringContaining('an open invitation') },
    })
    await db.adminInvitation.updateMany({ where: { email }, data: { expiresAt: new Date() } })
    const parts = (await getPerson(sealPerson(email, 'lookup')))?.parts
    expect(parts?.map(({ table }) => table)).toEqual(['mail_message', 'admin_invitation'])
    const id = await startErasing(email)
    await runErasure(id)
    expect(await db.adminInvitation.count({ where: { email } })).toBe(0)
    expect((await getRequest(id))?.erased).toEqual([
      { title: 'Emails', count: 1, isMention: false },
      { title: 'Invitations to the team', count: 1, isMention: false },
    ])
  })

  it('include an invitation sent after the erasure started, and keep it open', async () => {
    const email = newEmail()
    await becomeAdmin()
    const invite = async () =>
      expect(await inviteColleague({ email, role: 'editor' })).toMatchObject({ ok: true })
    await invite()
    await db.adminInvitation.updateMany({ where: { email }, data: { revokedAt: new Date() } })
    const id = await startErasing(email)
    await invite()
    await runErasure(id)
    expect(await db.adminInvitation.findMany({ where: { email } })).toMatchObject([{ revokedAt: null }])
    expect((await getRequest(id))?.erased).toContainEqual({
      title: 'Invitations to the team',
      count: 1,
      isMention: false,
    })
  })

  it('do not claim emails about others after leaving the team', async () => {
    const former = `former-${randomUUID()}@example.com`
    const subjectId = randomUUID()
    const [alert, reply] = await db.mailMessage.createManyAndReturn({
      data: [
        {
          template: 'application-alert',
          props: { applicantName: 'Ada' },
          toEmail: former,
          subjectId,
          status: 'failed',
        },
        { template: 'application-message', props: { contactEmail: former }, toEmail: newEmail(), subjectId },
      ],
    })
    await becomeAdmin()
    expect((await getPerson(sealPerson(former, 'lookup')))?.parts).toEqual([])
    const erased = await erasePerson({ person: sealPerson(former, 'lookup'), confirmation: former })
    await runErasure(erased.ok ? erased.data.id : '')
    const kept = await db.mailMessage.findMany({ where: { subjectId } })
    expect(new Set(kept.map(({ id }) => id))).toEqual(new Set([alert?.id, reply?.id]))
    // Otherwise a retry would send somebody else's data to the erased address, and no job would ever erase that data.
    const erasedAlert = { toEmail: '', props: {}, status: 'cancelled' }
    expect(kept.find(({ id }) => id === alert?.id)).toEqual(expect.objectContaining(erasedAlert))
  })
})
