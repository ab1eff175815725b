import { randomUUID } from 'node:crypto'
import { encode } from 'next-auth/jwt'
import { describe, expect, it, vi } from 'vitest'
import { replaceRecoveryCodes } from '@/lib/auth/recovery-codes'
import { makeTotpSecret, sealTotpSecret } from '@/lib/auth/totp'
import { sealPerson } from '@/lib/personal-data/tokens'
import { hashAddress } from '@/lib/platform/address-hash'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { signId } from '@/lib/platform/signed-id'
import { saveConnection } from '@/lib/storage/connection'
import { makeAccount } from '../support/accounts'

const fresh = {
  AUTH_SECRET: 'Zk3vQm8T1yXcL6sW9dKbR4nHpA2uE7gN5oM0iVtq',
  SETTINGS_SECRET: '7d1c9e2ab04d835f6e1b97c3d2a84536fe20bc18',
}
const old = { AUTH_SECRET_PREVIOUS: env.AUTH_SECRET, SETTINGS_SECRET_PREVIOUS: env.SETTINGS_SECRET }

/** Loads the modules again, as a process that is started with these settings. */
async function startWith(settings: Record<string, string>) {
  vi.resetModules()
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const site = {
    ...(await import('@/lib/auth/live-session')),
    ...(await import('@/lib/auth/recovery-codes')),
    ...(await import('@/lib/auth/totp')),
    ...(await import('@/lib/mail/suppression')),
    ...(await import('@/lib/personal-data/tokens')),
    ...(await import('@/lib/platform/signed-id')),
    ...(await import('@/lib/storage/connection')),
    jobs: {
      ...(await import('@/lib/auth/jobs')).authJobs,
      ...(await import('@/lib/settings/jobs')).settingsJobs,
    },
  }
  vi.unstubAllEnvs()
  return site
}

type Site = Awaited<ReturnType<typeof startWith>>

/** Creates one of everything that depends on a secret. */
async function makeAll() {
  const [account, sessionId] = [await makeAccount(), randomUUID()]
  const email = `${randomUUID()}@example.com`
  const totpSecret = makeTotpSecret()
  const sealed = sealTotpSecret(account.id, totpSecret)
  await db.adminUser.update({
    where: { id: account.id },
    data: { totpSecret: sealed, totpEnabledAt: new Date() },
  })
  await db.privacySuppression.create({ data: { emailHash: hashAddress(email), reason: 'unsubscribed' } })
  await db.storageConnection.deleteMany()
  await db.$transaction((tx) =>
    saveConnection(
      tx,
      {
        provider: 's3',
        endpoint: 'https://storage.example.com',
        region: 'auto',
        accessKeyId: 'site',
        bucketPrefix: '',
        secret: { key: 'hush-hush' },
      },
      { version: 0, by: 'Ada' },
    ),
  )
  return {
    account,
    sessionId,
    email,
    totpSecret,
    cookie: await encode({ token: { sid: sessionId }, secret: env.AUTH_SECRET }),
    codes: await db.$transaction((tx) => replaceRecoveryCodes(tx, account.id)),
    link: signId('unsubscribe', sessionId),
    person: sealPerson(email, 'lookup'),
  }
}

/** Uses all of this in a process. Returns null for whatever is not accepted. */
async function useAll(site: Site, made: Awaited<ReturnType<typeof makeAll>>) {
  const { account, cookie, email, link, person, codes } = made
  const row = await site.findSavedConnection()
  const { totpSecret } = await db.adminUser.findUniqueOrThrow({ where: { id: account.id } })
  return {
    session: await site.readSessionId(cookie),
    link: site.readSignedId('unsubscribe', link),
    person: site.openPerson(person, 'lookup'),
    isSuppressed: await site.isSuppressed(email),
    isCodeRight: await db.$transaction((tx) => site.consumeRecoveryCode(tx, account.id, codes.pop() ?? '')),
    totp: attempt(() => site.openTotpSecret(account.id, totpSecret ?? '')),
    storageKey: row && (site.decryptConnection(row)?.secret.key ?? null),
  }
}

function attempt<Value>(work: () => Value): Value | null {
  try {
    return work()
  } catch {
    return null
  }
}

describe('changing both secrets', () => {
  it('keeps everything valid while the previous ones are set', async () => {
    const made = await makeAll()
    expect(await useAll(await startWith({ ...fresh, ...old }), made)).toEqual({
      session: made.sessionId,
      link: made.sessionId,
      person: made.email,
      isSuppressed: true,
      isCodeRight: true,
      totp: made.totpSecret,
      storageKey: 'hush-hush',
    })
  })

  it('encrypts stored secrets again, so that they stay readable without the previous ones', async () => {
    const made = await makeAll()
    const site = await startWith({ ...fresh, ...old })
    for (const job of Object.keys(site.jobs).filter((name) => name.includes('reseal')))
      await site.jobs[job]?.({})
    expect(await useAll(await startWith(fresh), made)).toEqual({
      session: null,
      link: null,
      person: null,
      isSuppressed: false,
      isCodeRight: false,
      totp: made.totpSecret,
      storageKey: 'hush-hush',
    })
  })

  it('does not change a stored secret that cannot be read', async () => {
    const made = await makeAll()
    const before = await db.adminUser.findUniqueOrThrow({ where: { id: made.account.id } })
    const site = await startWith(fresh)
    await site.jobs['auth.reseal-totp-secrets']?.({})
    await site.jobs['settings.reseal-storage-secret']?.({})
    expect(await db.adminUser.findUniqueOrThrow({ where: { id: made.account.id } })).toEqual(before)
    expect(await useAll(await startWith(fresh), made)).toMatchObject({ totp: null, storageKey: null })
  })

  it('signs with the new secrets only', async () => {
    const made = await makeAll()
    const site = await startWith({ ...fresh, ...old })
    const later = await startWith(fresh)
    expect(later.readSignedId('unsubscribe', site.signId('unsubscribe', made.sessionId))).toBe(made.sessionId)
    expect(later.openPerson(site.sealPerson(made.email, 'lookup'), 'lookup')).toBe(made.email)
  })
})
