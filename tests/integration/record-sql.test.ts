import { expect, it } from 'vitest'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { columnOf, columnsOf, tableOf } from '@/lib/platform/record-sql'
import { query } from '../support/database'

it('maps the table and columns of every model', async () => {
  const rows = await query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  )
  const columns = new Set(rows.map(({ name }) => name))
  const missing = Object.values(Prisma.ModelName).flatMap((model) => {
    const fields: Record<string, string> = Prisma[`${model}ScalarFieldEnum`]
    return Object.values(fields)
      .map((field) => `${tableOf(model).sql}.${columnOf(field).sql}`)
      .filter((name) => !columns.has(name))
  })
  expect(missing).toEqual([])
})

it('does not compile with a column that the model does not have', () => {
  expect(columnsOf('WaitlistEntry', 'person').email.sql).toBe('person.email')
  // @ts-expect-error no such field
  expect(columnsOf('WaitlistEntry').emailAddress).toBeUndefined()
})
