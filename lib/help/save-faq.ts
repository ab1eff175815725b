import type { Transaction } from '@/lib/platform/db'
import { lockName } from '@/lib/platform/lock-name'
import { slugify } from '@/lib/platform/slug'
import { reservedSlugs } from './categories'

/**
 * Returns an unused slug for a new row, made from its title and, if that slug is taken, a number. Locks the slugs of
 * the table until the end of the transaction.
 */
export async function unusedSlug(tx: Transaction, table: 'faq' | 'help_article', title: string, id: string) {
  await lockName(tx, `slug ${table}`)
  const base = slugify(title) || id
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`
    const count =
      table === 'faq' ? tx.faq.count({ where: { slug } }) : tx.helpArticle.count({ where: { slug } })
    if (!reservedSlugs.includes(slug) && (await count) === 0) return slug
  }
}

/** Returns the position of an answer in its category, starting at 1. */
export async function positionOf(
  tx: Transaction,
  { category, position }: { category: string; position: number },
) {
  return (
    1 +
    (await tx.faq.count({
      where: { placement: 'help', category, deletedAt: null, position: { lt: position } },
    }))
  )
}
