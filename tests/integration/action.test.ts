import { beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { action, guardedAction } from '@/lib/platform/action'
import { db } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { line, paragraphs } from '@/lib/platform/fields'
import { log } from '@/lib/platform/log'
import { cpuTime } from '../support/cpu-time'
import { takeStrays } from '../support/one-connection'
import { becomeVisitor } from '../support/request'

const key = () => `test:${crypto.randomUUID()}`
const countOf = (name: string) => db.rateLimit.count({ where: { key: name } })

const schema = z.strictObject({ key: line(60).min(1, 'Please name it'), text: paragraphs(200).optional() })

/** Writes one row, and then does what the test needs. */
function writing(then: () => unknown = () => 'done') {
  return action({ name: 'test.write', schema }, async (input, { tx }) => {
    await tx.rateLimit.create({ data: { key: input.key } })
    return then()
  })
}

function formOf(...entries: [string, string | File][]) {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

beforeEach(() => becomeVisitor())

describe('the input of an action', () => {
  it("can be values, a form, or a form after React's previous state", async () => {
    const keys = [key(), key(), key()] as const
    const write = writing()
    expect(await write({ key: keys[0] })).toEqual({ ok: true, data: 'done' })
    expect(await write(formOf(['key', keys[1]]))).toEqual({ ok: true, data: 'done' })
    expect(await write(null, formOf(['key', keys[2]]))).toEqual({ ok: true, data: 'done' })
    expect(await db.rateLimit.count({ where: { key: { in: [...keys] } } })).toBe(3)
  })

  it('can be a form with a hundred thousand fields, without blocking', async () => {
    const tolerant = action({ name: 'test.read', schema: z.object({ key: z.string() }) }, async () => 'done')
    const fields = Array.from({ length: 100_000 }, (_, index): [string, string] => [`f${index}`, ''])
    const form = formOf(...fields, ['key', 'a'])
    const time = await cpuTime(async () => expect(await tolerant(form)).toEqual({ ok: true, data: 'done' }))
    expect(time).toBeLessThan(3_000)
  })

  it('excludes the fields that Next.js uses to find the action', async () => {
    const name = key()
    const sent = formOf(['$ACTION_REF_1', ''], ['$ACTION_1:0', '{}'], ['$ACTION_KEY', 'k'], ['key', name])
    expect(await writing()(null, sent)).toMatchObject({ ok: true })
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['text', 'key'],
    ['a list', []],
    ['a list instead of a value', { key: ['a', 'b'] }],
    ['an operator instead of a value', { key: { contains: '' } }],
    ['a number instead of a text', { key: 1 }],
    ['an unknown field', { key: 'a', role: 'admin' }],
    ['a NUL', { key: 'a\u0000' }],
    ['a NUL in a text', { key: 'a', text: 'b\u0000' }],
    ['a line break in a single-line text', { key: 'a\r\nBcc: b@example.com' }],
    ['a lone surrogate', { key: 'a\ud800' }],
    ['an overlong line', { key: 'a'.repeat(61) }],
    ['2 MB', { key: 'a', text: 'a'.repeat(2_000_000) }],
    ['a field sent twice', formOf(['key', 'a'], ['key', 'b'])],
    ['a file instead of a text', formOf(['key', new File(['a'], 'a.txt')])],
  ])('is rejected immediately if it contains %s', async (_name, input) => {
    const before = await db.rateLimit.count()
    const time = await cpuTime(async () => {
      const result = await writing()(input as FormData)
      expect(result).toMatchObject({ ok: false, fieldErrors: expect.any(Object) })
      expect(result).not.toHaveProperty('reference')
    })
    expect(time).toBeLessThan(1_000)
    expect(await db.rateLimit.count()).toBe(before)
  })
})

describe('a text longer than any field allows', () => {
  it.each<[string, unknown, string]>([
    ['in a form', formOf(['key', 'a'], ['text', 'a'.repeat(20_001)]), 'text'],
    ['in values', { key: 'a', text: 'a'.repeat(20_001) }, 'text'],
    ['in a list', { key: ['a', 'a'.repeat(20_001)] }, 'key.1'],
    ['as a list', { key: Array(101).fill('a') }, 'key'],
    ['as a name', { key: 'a', ['a'.repeat(201)]: 'a' }, 'form'],
  ])('is rejected before validation: %s', async (_where, input, path) => {
    const seen = vi.fn((value: string) => value)
    const rules = z.object({ key: z.string().transform(seen), text: z.string().transform(seen).optional() })
    const write = action({ name: 'test.bound', schema: rules }, async () => null)
    expect(await write(input as FormData)).toMatchObject({
      ok: false,
      fieldErrors: { [path]: expect.stringContaining('Please shorten it') },
    })
    expect(seen).not.toHaveBeenCalled()
  })

  it('can be ten times as long for staff', async () => {
    const options = { name: 'test.bound', schema: z.object({ text: z.string() }) }
    const write = guardedAction(
      options,
      async () => ({ id: 'ada' }),
      async () => 'done',
    )
    expect(await write({ text: 'a'.repeat(200_000) })).toEqual({ ok: true, data: 'done' })
    expect(await write({ text: 'a'.repeat(200_001) })).toMatchObject({ ok: false })
  })
})

describe('`prepare`', () => {
  it('runs without an open transaction, and its result is available to the write', async () => {
    const name = key()
    const transaction = vi.spyOn(db, '$transaction')
    let begunBefore = -1
    const write = action(
      {
        name: 'test.prepare',
        schema,
        prepare: async (input) => {
          begunBefore = transaction.mock.calls.length
          return input.key.length
        },
      },
      async (_input, { prepared }) => prepared,
    )
    expect(await write({ key: name })).toEqual({ ok: true, data: name.length })
    expect(begunBefore).toBe(0)
    expect(transaction).toHaveBeenCalledTimes(1)
    transaction.mockRestore()
  })

  it('can refuse, and runs after the input is validated', async () => {
    const prepare = vi.fn(async () => {
      throw new Refusal('The other side says no')
    })
    const write = action({ name: 'test.prepare', schema, prepare }, async () => 'written')
    expect(await write({ key: '' })).toMatchObject({ ok: false, fieldErrors: { key: 'Please name it' } })
    expect(prepare).not.toHaveBeenCalled()
    expect(await write({ key: 'a' })).toEqual({ ok: false, message: 'The other side says no' })
  })
})

describe('a transaction', () => {
  it('is caught by these tests if it uses another connection', async () => {
    const emptySchema = z.strictObject({})
    const stray = action({ name: 'test.stray', schema: emptySchema }, () => db.rateLimit.count())
    const nested = action({ name: 'test.nested', schema: emptySchema }, () =>
      db.$transaction((inner) => inner.rateLimit.count()),
    )
    for (const call of [stray, nested]) {
      expect(await call({})).toMatchObject({ ok: true })
      expect(takeStrays()).not.toEqual([])
    }
    expect(await writing()({ key: key() })).toMatchObject({ ok: true })
    expect(takeStrays()).toEqual([])
  })

  it.each([
    ['commits', () => 'done', true],
    [
      'is rolled back',
      () => {
        throw new Refusal('No.')
      },
      false,
    ],
  ])('runs its follow-up work on another connection afterward, whether it %s', async (_how, then, ok) => {
    const name = key()
    let found = {}
    const call = action({ name: 'test.write', schema }, async (input, { tx, afterTransaction }) => {
      await tx.rateLimit.create({ data: { key: input.key } })
      afterTransaction(async (isCommitted) => {
        found = { isCommitted, rows: await countOf(name) }
      })
      return then()
    })
    expect(await call({ key: name })).toMatchObject({ ok })
    expect(found).toEqual({ isCommitted: ok, rows: ok ? 1 : 0 })
  })

  it('succeeds even if that work fails', async () => {
    const call = action({ name: 'test.write', schema }, async (_input, { afterTransaction }) => {
      afterTransaction(() => Promise.reject(new Error('no connection')))
      return 'committed'
    })
    expect(await call({ key: key() })).toEqual({ ok: true, data: 'committed' })
  })
})

describe('a refusal', () => {
  it('returns one sentence per field and the input, but no secrets or files', async () => {
    const sent = formOf(
      ['key', ''],
      ['text', 'Kept'],
      ['password', 'secret'],
      ['secretAccessKey', 'secret'],
      ['anonKey', 'secret'],
      ['serviceKey', 'secret'],
      ['accessKeyId', 'AKIA'],
      ['file', new File(['a'], 'a.txt')],
    )
    const write = action(
      { name: 'test.form', schema: z.object({ key: line(5).min(1, 'Please name it') }) },
      async () => null,
    )
    expect(await write(null, sent)).toEqual({
      ok: false,
      fieldErrors: { key: 'Please name it' },
      values: { key: '', text: 'Kept', accessKeyId: 'AKIA' },
    })
  })

  it('returns no more than a page can show, whatever was sent', async () => {
    const refuse = writing()
    const sent = [
      formOf(['key', ''], ['text', '<'.repeat(10_000_000)]),
      formOf(...Array.from({ length: 50_000 }, (_, index): [string, string] => [`f${index}`, '<'])),
      formOf(['key', ''], ['<'.repeat(1_000_000), 'a']),
      formOf(['key', ''], ['__proto__', 'a']),
    ]
    for (const form of sent) expect(JSON.stringify(await refuse(null, form)).length).toBeLessThan(25_000)
  })

  it('returns a text that is too long, so that it can be shortened', async () => {
    const result = await writing()(null, formOf(['key', 'a'], ['text', 'b'.repeat(6_000)]))
    expect(result).toMatchObject({
      fieldErrors: { text: 'Please use at most 200 characters' },
      values: { text: 'b'.repeat(6_000) },
    })
  })

  it('rolls back and shows the person its message', async () => {
    const name = key()
    const refuse = writing(() => {
      throw new Refusal('That day is taken.', { day: 'Taken' })
    })
    expect(await refuse({ key: name })).toEqual({
      ok: false,
      message: 'That day is taken.',
      fieldErrors: { day: 'Taken' },
    })
    expect(await countOf(name)).toBe(0)
  })
})

describe('an unexpected error', () => {
  it('rolls back, is logged with the reference shown to the person, and reveals nothing else', async () => {
    const name = key()
    const requestId = crypto.randomUUID()
    becomeVisitor({ headers: { 'x-request-id': requestId } })
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
    const result = await writing(() => {
      throw new Error('relation "secret_table" does not exist at 10.0.0.7')
    })({ key: name })
    expect(result).toEqual({
      ok: false,
      message: 'Something went wrong. Please try again.',
      reference: requestId.slice(0, 8),
    })
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ requestId, action: 'test.write', err: expect.any(Error) }),
      expect.any(String),
    )
    logged.mockRestore()
    expect(await countOf(name)).toBe(0)
  })

  it("uses the action's own message", async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
    const failing = action(
      { name: 'test.fail', schema, failure: 'the email was not kept. Please send it again.' },
      async () => {
        throw new Error('boom')
      },
    )
    expect(await failing({ key: 'a' })).toMatchObject({
      message: 'the email was not kept. Please send it again.',
    })
    logged.mockRestore()
  })
})

describe('a guarded action', () => {
  it('checks the caller before it looks at the input or counts the call', async () => {
    const seen = vi.fn()
    const limit = { name: `guard-${crypto.randomUUID().slice(0, 8)}`, points: 1, seconds: 60 }
    const guarded = guardedAction(
      { name: 'test.guard', schema: schema.transform(seen), limit },
      async () => {
        throw new Refusal('Who are you?')
      },
      async () => null,
    )
    for (let i = 0; i < 3; i += 1)
      expect(await guarded({ key: 'a' })).toEqual({ ok: false, message: 'Who are you?' })
    expect(seen).not.toHaveBeenCalled()
    expect(await db.rateLimit.count({ where: { key: { startsWith: limit.name } } })).toBe(0)
  })
})

describe('a limit', () => {
  it('counts signed-in callers by identity, from any address', async () => {
    let id = crypto.randomUUID()
    const limit = { name: `person-${crypto.randomUUID().slice(0, 8)}`, points: 1, seconds: 60 }
    const limited = guardedAction(
      { name: 'test.person', schema, limit },
      async () => ({ id }),
      async () => null,
    )
    becomeVisitor({ address: '198.51.100.3' })
    expect((await limited({ key: 'a' })).ok).toBe(true)
    becomeVisitor({ address: '198.51.100.4' })
    expect((await limited({ key: 'a' })).ok).toBe(false)
    id = crypto.randomUUID()
    expect((await limited({ key: 'a' })).ok).toBe(true)
  })

  it('counts visitors by address, and a refused call returns no values and runs nothing', async () => {
    const run = vi.fn(async () => null)
    const limited = action(
      {
        name: 'test.limit',
        schema,
        limit: { name: `limit-${crypto.randomUUID().slice(0, 8)}`, points: 2, seconds: 60 },
      },
      run,
    )
    becomeVisitor({ address: '198.51.100.1' })
    for (let i = 0; i < 2; i += 1) expect(await limited({ key: 'a' })).toMatchObject({ ok: true })
    expect(await limited(null, formOf(['key', 'typed']))).toEqual({
      ok: false,
      message: 'Too many attempts. Please wait a few minutes and try again.',
    })
    expect(run).toHaveBeenCalledTimes(2)
    becomeVisitor({ address: '198.51.100.2' })
    expect(await limited({ key: 'a' })).toMatchObject({ ok: true })
  })
})
