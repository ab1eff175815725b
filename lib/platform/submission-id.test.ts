import { expect, it } from 'vitest'
import { z } from 'zod'
import { submissionId } from './submission-id'

const SUBMISSION = '0b8f3c1e-54d0-4f3f-9a8c-2f7a1f1f6c11'

it('is the same for the same submission', () =>
  expect(submissionId(SUBMISSION, 'ada@example.com')).toBe(submissionId(SUBMISSION, 'ada@example.com')))

it('differs for another address', () =>
  expect(submissionId(SUBMISSION, 'ada@example.com')).not.toBe(submissionId(SUBMISSION, 'ngozi@example.com')))

it('is random without a submission', () =>
  expect(submissionId(undefined, 'ada@example.com')).not.toBe(submissionId(undefined, 'ada@example.com')))

it('is a UUID', () => {
  for (let i = 0; i < 200; i++)
    expect(z.uuid().safeParse(submissionId(undefined, `${i}@b.c`)).success).toBe(true)
})
