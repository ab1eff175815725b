import { randomUUID } from 'node:crypto'
import { query } from './database'

interface NewPost {
  title?: string
  category?: string
  content?: string
  excerpt?: string
  status?: 'draft' | 'published'
  /** The number of reads so far. */
  reads?: number
  imageId?: string
}

export interface AddedPosts {
  /** A word that occurs in each of these posts and nowhere else. */
  word: string
  posts: { id: string; slug: string; title: string }[]
  /** Deletes the added posts. */
  remove: () => Promise<void>
}

/** Adds articles that are older than existing ones, newest first. */
export async function addPosts(newPosts: NewPost[]): Promise<AddedPosts> {
  const word = `w${randomUUID().replaceAll('-', '').slice(0, 10)}`
  const posts: AddedPosts['posts'] = []
  for (const [index, post] of newPosts.entries()) {
    posts.push(await addPost(post, { word, index }))
  }
  await expireCache()
  const remove = async () => {
    await query('delete from post where id = any($1::uuid[])', [posts.map(({ id }) => id)])
    await expireCache()
  }
  return { word, posts, remove }
}

interface Place {
  word: string
  index: number
}

async function addPost(post: NewPost, { word, index }: Place) {
  const { category = 'Savings', content = '## One\n\nText.', status = 'published', reads = 0 } = post
  const id = randomUUID()
  const slug = `${word}-${index + 1}`
  const title = post.title ?? `Article ${index + 1} about ${word}`
  const excerpt = post.excerpt ?? `What ${word} is good for.`
  const date = new Date(Date.UTC(2020, 0, 100 - index, 9))
  const publishedAt = status === 'published' ? date : null
  await query(
    `insert into post (id, title, slug, excerpt, content, author, category, status, published_at, date, read_count, image_id)
     values ($1, $2, $3, $4, $5, 'The desk', $6, $7::post_status, $8, $9, $10, $11)`,
    [id, title, slug, excerpt, content, category, status, publishedAt, date, reads, post.imageId ?? null],
  )
  return { id, slug, title }
}

/** Adds an old address to a post. */
export async function addOldSlug(postId: string, slug: string) {
  await query('insert into post_slug (slug, post_id) values ($1, $2)', [slug, postId])
  await expireCache()
}

/** Expires the cached pages, as every change by staff does. */
async function expireCache() {
  await query(`select pg_notify('expire_tag', 'blog')`)
}
