import { describe, expect, it } from 'vitest'
import { formatFileSize, OBJECT_KEY, uploadMessages, uploadProblem } from './schema'

describe('formatFileSize', () => {
  it.each([
    [0, '0 Bytes'],
    [1, '1 Bytes'],
    [1023, '1023 Bytes'],
    [1024, '1.00 KB'],
    [1536, '1.50 KB'],
    [2_202_010, '2.10 MB'],
    [5 * 1024 ** 2, '5.00 MB'],
    [1024 ** 3, '1.00 GB'],
    [3 * 1024 ** 4, '3072.00 GB'],
  ])('formats %i bytes as %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text))
})

describe('uploadProblem', () => {
  const mega = 1024 * 1024
  it.each([
    ['generalImage', 5 * mega, 'image/png', undefined],
    ['generalImage', 5 * mega + 1, 'image/png', 'File size exceeds 5MB limit'],
    ['teamPhoto', 5 * mega + 1, 'image/webp', 'File size exceeds 5MB limit'],
    ['blogImage', 10 * mega, 'image/gif', undefined],
    ['blogImage', 10 * mega + 1, 'image/jpeg', 'File size exceeds 10MB limit'],
    ['blogImage', 1, 'image/svg+xml', uploadMessages.type],
    ['blogImage', 1, '', uploadMessages.type],
    ['generalImage', 0, 'image/png', 'Failed to upload image: the file is empty'],
  ] as const)('checks a %s of %i bytes and type %j: %s', (slot, size, type, problem) =>
    expect(uploadProblem({ size, type }, slot)).toBe(problem),
  )
})

it('only recognizes keys in the format of uploads', () => {
  const id = '0190a0b0-0000-7000-8000-000000000000'
  for (const key of [`${id}.png`, `team/${id}.jpg`, `a-b2/${id}.webp`]) expect(key).toMatch(OBJECT_KEY)
  for (const key of [`${id}.svg`, `a/b/${id}.png`, `../${id}.png`, `-a/${id}.png`, 'blog-1712-x.png', id])
    expect(key).not.toMatch(OBJECT_KEY)
})
