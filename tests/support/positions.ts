import { randomInt, randomUUID } from 'node:crypto'
import { query } from './database'
import { expect } from './test'

interface NewPosition {
  department?: string
  type?: string
  status?: 'active' | 'paused' | 'closed'
  requirements?: string[]
}

export interface AddedPositions {
  /** A location that no other position has. */
  location: string
  /** The location as it appears in a URL. */
  place: string
  positions: { id: string; slug: string; title: string }[]
  setStatus: (id: string, status: 'active' | 'paused' | 'closed') => Promise<void>
  /** Deletes the added positions. */
  remove: () => Promise<void>
}

/**
 * Adds positions at the end of the list, open unless stated otherwise, and waits until the careers page lists the open
 * ones.
 */
export async function addPositions(newPositions: NewPosition[]): Promise<AddedPositions> {
  const word = `w${randomUUID().replaceAll('-', '').slice(0, 10)}`
  const location = `${word}, Nigeria`
  const first = randomInt(1_000_000, 2_000_000_000)
  const positions: AddedPositions['positions'] = []
  for (const [index, position] of newPositions.entries()) {
    const { department = 'Operations', type = 'Contract', status = 'active' } = position
    const { requirements = ['One', 'Two', 'Three', 'Four', 'Five'] } = position
    const row = { id: randomUUID(), slug: `${word}-${index + 1}`, title: `Position ${index + 1} in ${word}` }
    await query(
      `insert into job_position (id, title, slug, department, location, type, salary, salary_min_kobo, salary_max_kobo,
         description, requirements, status, posted_date, position)
       values ($1, $2, $3, $4, $5, $6, '₦4M - ₦6M', 400000000, 600000000, $7, $8, $9::position_status, '2026-11-20', $10)`,
      [
        row.id,
        row.title,
        row.slug,
        department,
        location,
        type,
        `What ${word} needs.\n\nMore of it.`,
        requirements,
        status,
        // Leave gaps, because staff in other tests add positions after the last one.
        first + 10 * index,
      ],
    )
    positions.push(row)
  }
  await expireCache()
  for (const [index, { slug }] of positions.entries())
    await untilListed(slug, (newPositions[index]?.status ?? 'active') === 'active')
  return {
    location,
    place: `${word}-nigeria`,
    positions,
    setStatus: async (id, status) => {
      await query('update job_position set status = $2::position_status where id = $1', [id, status])
      await expireCache()
      const slug = positions.find((position) => position.id === id)?.slug ?? ''
      await untilListed(slug, status === 'active')
    },
    remove: async () => {
      await query('delete from job_position where id = any($1::uuid[])', [positions.map(({ id }) => id)])
      await expireCache()
    },
  }
}

/** Expires the cached pages, as every change by staff does. */
async function expireCache() {
  await query(`select pg_notify('expire_tag', 'careers')`)
}

/**
 * Waits until the careers page lists a position, or no longer does, because the site learns of a change with a delay.
 */
async function untilListed(slug: string, isListed: boolean) {
  const read = async () => {
    const page = await fetch(`${process.env.TEST_SITE_URL}/careers`)
    return (await page.text()).includes(`"/careers/${slug}"`)
  }
  await expect.poll(read, `${slug} is on /careers`).toBe(isListed)
}
