import { expect, it } from 'vitest'
import { db } from '@/lib/platform/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { contains } from '@/lib/platform/search'

// Without emails and subscribers, for whose few rows here Postgres prefers another index of the same column.
it.each([
  ['waitlist', 'search_text', 'waitlist_search_idx'],
  ['post', 'search_text', 'post_search_idx'],
  ['post', 'content_text', 'post_content_idx'],
  ['job_application', 'search_text', 'job_application_search_idx'],
  ['contact_message', 'search_text', 'contact_message_search_idx'],
  ['audit_event', 'search_text', 'audit_event_search_idx'],
])('a search of %s.%s uses its index', async (table, column, index) => {
  const plan = await db.$transaction(async (tx) => {
    // The tables of tests are so small that Postgres would read them whole.
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`
    return tx.$queryRaw`
      EXPLAIN SELECT 1 FROM ${Prisma.raw(table)} WHERE ${contains(Prisma.raw(column), 'payday')}`
  })
  expect(JSON.stringify(plan)).toContain(index)
})
