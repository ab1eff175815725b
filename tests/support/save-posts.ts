import { randomUUID } from 'node:crypto'
import { createPost } from '@/lib/blog/actions'
import type { PostInput } from '@/lib/blog/schema'
import { lagosDateTime } from '@/lib/dates'

export const HOUR = 3_600_000
export const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds)
export const inLagos = (milliseconds: number) => lagosDateTime(fromNow(milliseconds))

/** Returns the form values of a new post. */
export function input(overrides: Partial<PostInput> = {}): PostInput & { id: string } {
  const word = randomUUID().slice(0, 8)
  return {
    id: randomUUID(),
    version: 0,
    title: `Payday ${word}`,
    slug: '',
    content: '## Rent\nFirst.',
    excerpt: 'What happens on it.',
    author: 'Ada',
    category: 'Savings',
    status: 'published',
    publishAt: '',
    readTime: '',
    imageId: '',
    ...overrides,
  }
}

/** Creates a post as staff do. Returns the input with the saved version and slug. */
export async function add(overrides: Partial<PostInput> = {}) {
  const sent = input(overrides)
  const result = await createPost(sent)
  if (!result.ok) throw new Error(JSON.stringify(result))
  return { ...sent, version: result.data.version, slug: result.data.slug }
}

export const everything = { search: '', category: null, sort: 'latest', pages: 1 } as const
