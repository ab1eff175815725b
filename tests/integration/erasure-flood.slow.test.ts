import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { personalData } from '@/lib/nouns-server'
import { ERASE_PERSON } from '@/lib/personal-data/erase-person'
import { personalDataJobs } from '@/lib/personal-data/jobs'
import { hashAddress } from '@/lib/platform/address-hash'
import { db } from '@/lib/platform/db'
import { query } from '../support/database'

const MESSAGES = 2_500

it('erases an address with more messages than one statement can delete in time', async () => {
  const email = `flood-${randomUUID().slice(0, 8)}@example.com`
  await query(
    `insert into contact_message (id, reference, name, email, category, subject, message, consent_version)
     select gen_random_uuid(), 'MP-F' || at, 'Ada', $1, 'general', 'Hello', 'Hello', '2026-11'
     from generate_series(1, ${MESSAGES}) as at`,
    [email],
  )
  // All together take longer than a statement may take.
  await query(`create function be_slow() returns trigger language plpgsql as
    'begin perform pg_sleep(0.0025); return old; end'`)
  await query('create trigger slow before delete on contact_message for each row execute function be_slow()')
  const now = new Date()
  const request = {
    kind: 'erasure',
    status: 'erasing',
    confirmedAt: now,
    dueAt: now,
    closedBy: 'Bisi',
  } as const
  const { id: requestId } = await db.privacyRequest.create({
    data: { ...request, email, emailHash: hashAddress(email) },
    select: { id: true },
  })
  await personalDataJobs(personalData)[ERASE_PERSON]?.({ requestId })
  expect(await db.contactMessage.count({ where: { email } })).toBe(0)
  expect(await db.privacyRequest.findUniqueOrThrow({ where: { id: requestId } })).toMatchObject({
    status: 'done',
    counts: { contact_message: MESSAGES },
  })
}, 60_000)
