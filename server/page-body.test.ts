import { describe, expect, it, vi } from 'vitest'
import { cpuTime } from '../tests/support/cpu-time.ts'
import { checkPageBody } from './page-body.ts'

const boundary = 'between-parts'
const action = { 'next-action': '7fa1', 'content-type': 'text/plain;charset=UTF-8' }
type Headers = Record<string, string>

async function statusOf(headers: Headers, body: string | number[] | ArrayBuffer) {
  const bytes = new Uint8Array(typeof body === 'string' ? Buffer.from(body) : body)
  return (await checkPageBody({ headers }, Buffer.from(bytes.buffer)))?.status
}

async function multipart(entries: (string | File)[][], headers: Headers = {}) {
  const form = new FormData()
  for (const [name, value = ''] of entries) form.append(String(name), value)
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const type = { 'content-type': request.headers.get('content-type') ?? '' }
  return statusOf({ ...headers, ...type }, await request.arrayBuffer())
}

describe('an action', () => {
  it.each([
    '',
    'garbage',
    'null',
    '\ufeff[]',
    '{}',
    '["$F1"]',
    '["$K1"]',
    '[{"a":["$@1"]}]',
    '["$n12"]',
    '["$n1x"]',
    '["$T"]',
    '["$0"]',
    '["$0:0"]',
    '["$0:1"]',
    '[{"a":"b"},"$0:0:a"]',
    '[{"a":"b"},"$0:0:__proto__"]',
    '[{"__proto__":{"a":"b"}}]',
    '["$D2026 and more"]',
    '['.repeat(30_000),
    '['.repeat(30_000) + ']'.repeat(30_000),
    JSON.stringify(Array(2_000).fill(1)),
    JSON.stringify([Array(5_000).fill([])]),
    JSON.stringify([Array(5_001).fill('$$')]),
    JSON.stringify([Array(30_000).fill(1)]),
    JSON.stringify([Object.fromEntries(Array.from({ length: 5_001 }, (_, key) => [key, '"']))]),
    JSON.stringify([Object.fromEntries(Array.from({ length: 30_000 }, (_, key) => [key, '"']))]),
  ])('is rejected if it cannot be parsed: %.20s', async (body) =>
    expect(await statusOf(action, body)).toBe(400),
  )

  it.each(['application/x-www-form-urlencoded', 'application/json', 'Multipart/form-data; boundary=x', ''])(
    'with a content type that the router never sends is refused: %s',
    async (type) => expect(await statusOf({ ...action, 'content-type': type }, '[]')).toBe(400),
  )

  it('is accepted with a long article', async () => {
    expect(
      await statusOf(action, JSON.stringify([{ body: 'a, [b] {c} "d" \\'.repeat(30_000) }])),
    ).toBeUndefined()
  })

  it('is rejected if it is not valid UTF-8', async () => {
    expect(await statusOf(action, [0x5b, 0x22, 0xff, 0xfe, 0x22, 0x5d])).toBe(400)
  })

  it.each([
    ['points to another reference', '[{"a":{},"b":{"c":"$0:0:a"}},"$0:0:b"]'],
    ['points to itself', '[{"a":"$0:0"}]'],
    ['is one of too many', JSON.stringify([{ a: {} }, Array(101).fill('$0:0:a')])],
  ])('is rejected with a reference that %s', async (_what, body) =>
    expect(await statusOf(action, body)).toBe(400),
  )

  it('is checked quickly, whatever it refers to', async () => {
    const wide = Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`k${index}`, 0]))
    const body = JSON.stringify([{ ...wide, z: {} }, Array(40_000).fill('$0:0:z')])
    const time = await cpuTime(async () => expect(await statusOf(action, body)).toBe(400))
    expect(time).toBeLessThan(500)
  })

  it('is checked quickly if it refers to nested objects', async () => {
    const depth = 90
    const numbers = `[${Array(19_000).fill('1').join()}]`
    const nested = `${'['.repeat(depth)}${numbers}${']'.repeat(depth)}`
    const pointers = Array.from({ length: depth }, (_, level) => `"$0:0${':0'.repeat(level)}"`)
    const body = `[${nested},${pointers.join()}]`
    const time = await cpuTime(async () => expect(await statusOf(action, body)).toBeUndefined())
    expect(time).toBeLessThan(500)
  })

  it.each([
    '[]',
    '[{"name":"Ṣọlá","plan":null}]',
    '["$$5","$undefined","$D2026-01-01T00:00:00.000Z","$-0","$NaN","$-Infinity"]',
    '[{"a":["x"]},"$0:0:a"]',
  ])('as written by React is accepted: %s', async (body) =>
    expect(await statusOf(action, body)).toBeUndefined(),
  )

  it.each([
    [
      'other arguments under a name that React reads as the same',
      [
        ['00', '["$n1"]'],
        ['0', '[]'],
      ],
    ],
    [
      'arguments twice',
      [
        ['0', '[]'],
        ['0', '["$n1"]'],
      ],
    ],
    [
      'a field that no form has',
      [
        ['0', '[]'],
        ['x', '1'],
      ],
    ],
  ])('is rejected with %s', async (_what, entries) => expect(await multipart(entries, action)).toBe(400))

  it('is rejected with more parts than any form has', async () => {
    const fields = (count: number) => Array.from({ length: count }, (_, n) => [`_1_${n.toString(16)}`, ''])
    const call = [['0', '[null,"$K1"]']]
    expect(await multipart([...fields(490), ...call], action)).toBeUndefined()
    expect(await multipart([...fields(500), ...call], action)).toBe(400)
  })

  const disposition = 'Content-Disposition: form-data'
  const part = (head: string, text = '[]') => `--${boundary}\r\n${head}\r\n\r\n${text}\r\n`
  const call = part(`${disposition}; name="0"`)
  const end = `--${boundary}--`
  const file = `--${boundary}\r\n${disposition}; name="_1_a"; filename="b"\r\n\r\n`
  const sendText = (text: string) =>
    statusOf({ ...action, 'content-type': `multipart/form-data; boundary=${boundary}` }, text)

  it.each(['', '\r\n'])('is accepted with a form, with or without a final line break: %j', async (after) =>
    expect(await sendText(call + end + after)).toBeUndefined(),
  )

  it.each([
    ['as a file', part(`${disposition}; name="0"\r\nContent-Type: application/octet-stream`)],
    ['by the first of two name parameters', part(`${disposition}; name="0"; name="_1_x"`, '["$F1"]') + call],
    ['by the second of two name parameters', part(`${disposition}; name="_1_x"; name="0"`) + call],
    [
      'by their first header',
      part(`${disposition}; name="0"\r\n${disposition}; name="_1_x"`, '["$F1"]') + call,
    ],
    ['with escapes', part(`${disposition}; name="_1_\\"; name="0"`) + call],
    ['as base64', part(`${disposition}; name="0"\r\nContent-Transfer-Encoding: base64`, '[[],"W10="]')],
    ['after some other text', `other${call}`],
    ['before a second closing boundary', call + end + call],
    ['without a line break after a file', `${call}${file}text`],
    ['without a line break after an empty file', call + file],
    ['with a null character', call + part(`${disposition}; name="_1_\0"`)],
    ['with a very long name', call + part(`${disposition}; name="_1_${'a'.repeat(20_000)}"`)],
    [
      'with a very long type',
      call + part(`${disposition}; name="_1_"; filename=""\r\nContent-Type: ${'a'.repeat(20_000)}`),
    ],
  ])(
    'is rejected with arguments that our parser and busboy could read differently: %s',
    async (_how, parts) => expect(await sendText(parts + end)).toBe(400),
  )

  it('is accepted with a form', async () => {
    expect(
      await multipart(
        [
          ['_1_name', 'Ṣọlá'],
          ['0', '[null,"$K1"]'],
        ],
        action,
      ),
    ).toBeUndefined()
  })

  it.each([
    [[['_1_name', 'Ṣọlá']]],
    [[['0', 'garbage']]],
    [[['0', '["$F1"]']]],
    [
      [
        ['0', '["$W1"]'],
        ['1', '[1]'],
      ],
    ],
    [[['0', '["$n1x"]']]],
    [
      [
        ['0', '["$B1"]'],
        ['1', 'a'],
      ],
    ],
    [[['0', '["$R1"]']]],
    [[['0', '[null,"$K__proto__"]']]],
  ])('is rejected with a form without arguments, or with unexpected ones: %j', async (entries) =>
    expect(await multipart(entries, action)).toBe(400),
  )
})

describe('a cached function', () => {
  const cached = ['80ab', 'c0ab', 'f8ab']

  it.each(cached)('is not called as an action: %s', async (id) => {
    const headers = { ...action, 'next-action': id }
    expect(await statusOf(headers, '[]')).toBe(400)
    expect(await multipart([['0', '[]']], headers)).toBe(400)
  })

  it.each(cached)('is not called by a form: %s', async (id) => {
    expect(await multipart([[`$ACTION_ID_${id}`, '']])).toBe(400)
    const description = JSON.stringify({ id, bound: null })
    expect(
      await multipart([
        ['$ACTION_REF_1', ''],
        ['$ACTION_1:0', description],
      ]),
    ).toBe(400)
  })
})

describe('a form without JavaScript', () => {
  const hidden = (id: string, state?: string) => [
    ['$ACTION_REF_1', ''],
    ['$ACTION_1:0', id],
    ...(state === undefined ? [] : [['$ACTION_1:1', state]]),
    ['$ACTION_KEY', 'k1'],
  ]
  const id = '{"id":"60ab","bound":"$@1"}'
  const key = ['$ACTION_KEY', 'k1']

  it('is accepted', async () => expect(await multipart([['name', 'Ṣọlá'], key])).toBeUndefined())

  it('is rejected without an action, because a page would be rendered for nothing', async () => {
    expect(await multipart([['name', 'Ṣọlá']])).toBe(405)
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', ''])
      expect(await statusOf({ 'content-type': type }, 'name=Ada')).toBe(405)
  })

  it.each([
    [id, '[null]'],
    [id, '[{"ok":false,"values":{"name":"$$5","text":"Ṣọlá"}}]'],
    ['{"id":"60ab","bound":null}', undefined],
  ])('is accepted with the fields that identify its action: %s %s', async (description, state) =>
    expect(await multipart(hidden(description, state))).toBeUndefined(),
  )

  it('is accepted with a permalink in the key', async () =>
    expect(await multipart([['$ACTION_KEY', 'p#send-message']])).toBeUndefined())

  it.each([
    ['garbage', '[null]'],
    [id, 'garbage'],
    [id, undefined],
    [id, '["$F1"]'],
    [id, '["$n1x"]'],
    [id, '[{"__proto__":1}]'],
    ['{"id":"60ab","bound":"$F1"}', '[null]'],
    ['{"id":"60ab","bound":"$@2"}', '[null]'],
    ['{"id":"60ab","bound":"$@1","more":"$F1"}', '[null]'],
  ])('is rejected if none of our pages sends it: %s %s', async (description, state) =>
    expect(await multipart(hidden(description, state))).toBe(400),
  )

  it.each(['-', '', 'a.b', 'é'])(
    'with a malformed field name that React would still decode is refused: %s',
    async (suffix) => {
      const unchecked = [
        [`$ACTION_REF_${suffix}`, ''],
        [`$ACTION_${suffix}:0`, id],
        [`$ACTION_${suffix}:1`, '["$F1"]'],
      ]
      expect(await multipart(unchecked)).toBe(400)
    },
  )

  it('is rejected if it names too many actions, because React decodes the arguments of each', async () => {
    const actions = (count: number) =>
      Array.from({ length: count }, (_, number) => [
        [`$ACTION_REF_${number}`, ''],
        [`$ACTION_${number}:0`, '{"id":"60ab","bound":null}'],
      ]).flat()
    expect(await multipart(actions(2))).toBeUndefined()
    expect(await multipart(actions(50))).toBe(400)
  })

  it('is rejected with a long key, which would be echoed', async () =>
    expect(await multipart([['$ACTION_KEY', 'k'.repeat(1_000_000)]])).toBe(400))

  const file = (size: number, name = 'cv.pdf') => ['resumeFile', new File(['a'.repeat(size)], name)]

  it('can contain a large file', async () =>
    expect(await multipart([file(10_000_000), ['coverLetter', 'a'.repeat(5_000)], key])).toBeUndefined())

  it('cannot contain large fields instead', async () => {
    expect(await multipart([['coverLetter', '<'.repeat(10_000_000)], key])).toBe(413)
    expect(await multipart([file(5_000_000), ['coverLetter', '<'.repeat(1_100_000)], key])).toBe(413)
  })

  it('cannot hide fields in a part that only looks like a file', async () => {
    const send = (disposition: string) =>
      statusOf(
        { 'content-type': `multipart/form-data; boundary=${boundary}` },
        [
          `--${boundary}\r\nContent-Disposition: form-data; name="$ACTION_REF_1"\r\n\r\n\r\n`,
          `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${id}\r\n`,
          `--${boundary}--\r\n`,
        ].join(''),
      )
    expect(await send('name="resumeFile"; filename="cv.pdf"')).toBeUndefined()
    expect(await send('name="resumeFile; filename="')).toBe(400)
    expect(await send('name="$ACTION_1:0"; other="; filename="')).toBe(400)
  })

  it('is checked without reading its files', async () => {
    const reads = vi.spyOn(globalThis, 'Response')
    expect(await multipart([file(10_000_000), key])).toBeUndefined()
    const [body] = reads.mock.lastCall ?? []
    reads.mockRestore()
    expect((body as Buffer).length).toBeLessThan(1_000)
  })

  it('cannot contain large arguments or names instead, which are not even read', async () => {
    const objects = JSON.stringify([Array(400_000).fill([])])
    expect(await multipart([...hidden(id, objects), key])).toBe(413)
    expect(await multipart([...hidden('garbage'), ['n'.repeat(2_000_000)]])).toBe(413)
  })

  it('has a file name of at most a thousand characters', async () => {
    expect(await multipart([file(60, `${'a'.repeat(996)}.pdf`), key])).toBeUndefined()
    expect(await multipart([file(60, `x${'.'.repeat(100_000)}x.pdf`), key])).toBe(400)
  })

  it.each(['multipart/form-data', 'multipart/form-data; boundary=of-this-test'])(
    'that is malformed is refused: %s',
    async (type) => expect(await statusOf({ 'content-type': type }, 'broken')).toBe(400),
  )
})
