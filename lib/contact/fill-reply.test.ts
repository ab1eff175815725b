import { expect, it } from 'vitest'
import { fillReply } from './fill-reply'

const facts = { name: 'Ngozi $& {reference}', reference: 'MP-7K3F9Q4C' }

it('fills in every placeholder of a saved reply, but none within a name', () =>
  expect(fillReply('Hello {name},\nabout {reference} ({reference}): {other}', facts)).toBe(
    'Hello Ngozi $& {reference},\nabout MP-7K3F9Q4C (MP-7K3F9Q4C): {other}',
  ))
