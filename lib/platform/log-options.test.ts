import { Writable } from 'node:stream'
import pino from 'pino'
import { expect, it } from 'vitest'
import { logOptions } from './log-options'

it('hides personal data, including in error details', () => {
  let written = ''
  const output = new Writable({
    write(chunk, _encoding, done) {
      written += chunk
      done()
    },
  })
  const person = { email: 'ada@example.com', name: 'Ada' }
  const err = Object.assign(new Error('refused'), { meta: { target: person } })
  pino(logOptions, output).error({ ...person, person, err }, 'failed')
  expect(written).not.toContain('ada@example.com')
  expect(JSON.parse(written)).toMatchObject({
    email: '[hidden]',
    name: 'Ada',
    person: { email: '[hidden]' },
    err: { message: 'refused', meta: { target: { email: '[hidden]', name: 'Ada' } } },
  })
})
