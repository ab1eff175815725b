import { z } from 'zod'
import { emptyIsNull, line, optionalImage, paragraphs, recordId, required } from '@/lib/platform/fields'
import type { ListSpec, ParamsOf } from '@/lib/platform/list-params'
import { isSlug, SLUG_MAX } from '@/lib/platform/slug'

/** All categories that staff can choose. The public filter only shows those with posts. */
export const postCategories = [
  'Psychology',
  'Financial Planning',
  'Savings',
  'Technology',
  'Freelancing',
  'Budgeting',
] as const
export type PostCategory = (typeof postCategories)[number]

export const postStatuses = ['draft', 'published', 'scheduled'] as const
export type PostStatus = (typeof postStatuses)[number]

/** Latest: by first publication. Most Popular: by reads in the last 30 days. Most Read: by all reads. */
export const postSorts = ['latest', 'popular', 'read'] as const
export type PostSort = (typeof postSorts)[number]
export const postSortNames: Record<PostSort, string> = {
  latest: 'Latest',
  popular: 'Most Popular',
  read: 'Most Read',
}

/** The number of posts on the public list at first, and added by each Load More. */
export const POSTS_PER_PAGE = 6
/**
 * The maximum number of pages in the list. Load More renders the whole list again, so a longer list would slow the site
 * down for other visitors.
 */
export const MAX_PAGES = 10
/** The period for "Most Popular". */
export const POPULAR_DAYS = 30

export const postMessages = {
  created: 'Blog post created successfully!',
  updated: 'Blog post updated successfully!',
} as const

/** The length of an excerpt on a card, in characters. The browser would cut off a longer one inside a word. */
export const CARD_EXCERPT = 110

/** Maximum lengths in characters. */
export const postLimits = {
  title: 120,
  slug: SLUG_MAX,
  excerpt: 300,
  content: 100_000,
  author: 60,
  readTime: 30,
} as const

/** The fields that only drafts may leave empty, with their messages. The database enforces this too. */
const requiredToPublish = [
  ['excerpt', 'Please write an excerpt'],
  ['author', 'Please enter the author'],
  ['category', 'Please choose a category'],
] as const

/** Returns whether a post has everything that readers are shown. */
export const isComplete = (post: Record<(typeof requiredToPublish)[number][0], string>) =>
  requiredToPublish.every(([name]) => post[name] !== '')

export const postSchema = z
  .strictObject({
    id: recordId,
    /** The version that the form started from; 0 for a new post. */
    version: z.int32().nonnegative(),
    title: required(postLimits.title, 'Please enter a title'),
    /** If empty, it is derived from the title. */
    slug: line(postLimits.slug).prefault(''),
    excerpt: paragraphs(postLimits.excerpt).prefault(''),
    /** Markdown. */
    content: paragraphs(postLimits.content).prefault(''),
    author: line(postLimits.author).prefault(''),
    category: z.enum([...postCategories, ''], 'Please choose a category').prefault(''),
    status: z.enum(postStatuses, 'Please choose a status').prefault('draft'),
    /** Date and time in Lagos, as "2026-11-21T09:30". Empty unless the post is scheduled. */
    publishAt: z
      .union(
        [emptyIsNull, z.iso.datetime({ local: true, precision: -1 }).regex(/\d$/)],
        'Please choose a day and a time',
      )
      .prefault(''),
    /** If empty, it is estimated from the number of words. */
    readTime: line(postLimits.readTime).prefault(''),
    /** The cover image. If empty, the category drawing is shown. */
    imageId: optionalImage,
  })
  .refine(({ status, publishAt }) => status !== 'scheduled' || publishAt, {
    path: ['publishAt'],
    error: 'Please choose when to publish it',
  })
  .superRefine((post, { addIssue }) => {
    if (post.status === 'draft') return
    for (const [name, message] of requiredToPublish)
      if (post[name] === '') addIssue({ code: 'custom', path: [name], message })
  })
export type PostInput = z.input<typeof postSchema>
export type PostValues = z.output<typeof postSchema>

export const restoreRevisionSchema = z.strictObject({
  id: recordId,
  version: z.int32().positive(),
  revisionId: recordId,
})

/** Sent by a visitor's browser after opening an article. */
export const countReadSchema = z.strictObject({ slug: z.string().refine(isSlug) })

/** How many reads one network may report. Many readers can share an address. */
export const readLimit = { name: 'blog-reads', points: 120, seconds: 600 } as const

/** Describes the admin list for parsing its URL: sortable columns and filters. */
export const postList = {
  path: '/admin/blog',
  sorts: ['date', 'title', 'author', 'category', 'status', 'reads'],
  order: { sort: 'date', direction: 'desc' },
  filters: { status: postStatuses, view: ['trash'] },
} as const satisfies ListSpec

export type PostListSort = (typeof postList.sorts)[number]
export type PostListParams = ParamsOf<typeof postList>
