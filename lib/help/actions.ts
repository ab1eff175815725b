'use server'
import type { z } from 'zod'
import { refuseSave } from '@/lib/audit/refuse-save'
import { adminAction } from '@/lib/auth/admin-action'
import { deleting, ordering, restoring } from '@/lib/content/order-and-trash'
import { savedEntry, saveOptions, saveRow } from '@/lib/content/save'
import { lagosDay } from '@/lib/dates'
import { refuseMissingImages } from '@/lib/media/lock-images'
import { action } from '@/lib/platform/action'
import { isFirstToday } from '@/lib/platform/daily-visitor'
import type { Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { FIRST_VERSION } from '@/lib/platform/first-version'
import { limitText, lockList, moveTo, nextPosition } from '@/lib/platform/ordered-list'
import { faqsOf } from './answers-in-order'
import { MAX_MISSED_SEARCHES } from './categories'
import { helpLists } from './lists'
import { keptSearch } from './missed-search'
import { searchHelp } from './queries'
import { positionOf, unusedSlug } from './save-faq'
import { saveFaqOrder } from './save-faq-order'
import {
  faqSchema,
  missLimit,
  missSchema,
  openLimit,
  openSchema,
  saveAllSchema,
  voteLimit,
  voteSchema,
} from './schema'

const noun = 'help'

export const saveFaq = adminAction(
  {
    name: 'help.save-faq',
    schema: faqSchema,
    tag: 'help',
    failure: 'The FAQ could not be saved. Please try again.',
  },
  async (faq, { tx, audit }) => {
    const isNew = await limitText(tx, helpLists.faq, () => writeFaq(tx, faq))
    const { id, category, question, answer, order } = faq
    await audit({
      action: isNew ? 'create' : 'update',
      recordId: id,
      summary: `${isNew ? 'added' : 'changed'} the question “${question}” in the Help Center`,
      details: { category, question, answer, order },
    })
    return null
  },
)

/**
 * Saves all edits in the list, or none. The lock of `limitText` comes first, because two people who change the same rows
 * in a different sequence would otherwise block each other.
 */
export const saveAllFaqs = adminAction(
  {
    name: 'help.save-all',
    schema: saveAllSchema,
    tag: 'help',
    failure: 'The changes could not be saved. Please try again.',
  },
  async ({ edits, orders }, { tx, audit }) => {
    await audit(null)
    await limitText(tx, helpLists.faq, async () => {
      for (const [index, { id, version, ...values }] of edits.entries()) {
        const { count } = await tx.faq.updateMany({
          where: { id, placement: 'help', version, deletedAt: null },
          data: { ...values, version: { increment: 1 } },
        })
        if (count === 0) {
          await refuseUnlessSaved(tx, { id, index, ...values })
          continue
        }
        await audit({
          action: 'update',
          recordId: id,
          summary: `changed the question “${values.question}” in the Help Center`,
          details: values,
        })
      }
    })
    for (const { category, ...order } of orders) {
      if (await saveFaqOrder(tx, category, order))
        await audit({ action: 'order', summary: `changed the order of the questions in ${category}` })
    }
    return null
  },
)

/** Saves a guide. Its slug stays the same when the title changes. */
export const saveArticle = adminAction(saveOptions(helpLists.article), async (article, { tx, audit }) => {
  if (article.version === 0) await lockList(tx, helpLists.article)
  const saved = await tx.helpArticle.findUnique({ where: { id: article.id }, select: { slug: true } })
  const slug = saved?.slug ?? (await unusedSlug(tx, 'help_article', article.title, article.id))
  await refuseMissingImages(tx, article.content)
  const isNew = await saveRow(tx, helpLists.article, { ...article, slug })
  // Leave out the details, because the text is too long for the log.
  const { details: _, ...entry } = savedEntry(helpLists.article, article, isNew)
  await audit(entry)
  return null
})

export const deleteHelpItem = adminAction(...deleting(noun, helpLists))

export const restoreHelpItem = adminAction(...restoring(noun, helpLists))

export const reorderArticles = adminAction(...ordering(noun, { article: helpLists.article }))

/** Dismisses a search that found nothing, until someone makes it again. */
export const dismissSearch = adminAction(
  {
    name: 'help.dismiss-search',
    schema: missSchema,
    failure: 'The search could not be dismissed. Please try again.',
  },
  async ({ text }, { tx, audit }) => {
    const { count } = await tx.missedSearch.deleteMany({ where: { text } })
    // Leave out the text, because visitors wrote it.
    await audit(count > 0 ? { action: 'dismiss', summary: 'dismissed a search that found nothing' } : null)
    return null
  },
)

/** Counts an opened answer, once per visitor per day. */
export const recordOpen = action(
  { name: 'help.open', schema: openSchema, limit: openLimit },
  async ({ slug }, { tx, address }) => {
    const id = await findPublic(tx, slug)
    if (id && (await isFirstToday(tx, address, ['open', id]))) await countToday(tx, id, { opens: 1 })
    return null
  },
)

/** Saves a vote on "Was this helpful?". Only a visitor's first vote of the day counts. */
export const vote = action(
  { name: 'help.vote', schema: voteSchema, limit: voteLimit },
  async ({ slug, helpful }, { tx, address }) => {
    const id = await findPublic(tx, slug)
    if (id && (await isFirstToday(tx, address, ['vote', id])))
      await countToday(tx, id, helpful === 'yes' ? { helpful: 1 } : { notHelpful: 1 })
    return null
  },
)

/**
 * Records a search that found nothing, once per visitor per day, but not who made it. Repeats the search first, to
 * check that it really finds nothing.
 */
export const recordMiss = action(
  {
    name: 'help.miss',
    schema: missSchema,
    limit: missLimit,
    // A search within the transaction would need a second connection, and simultaneous calls could use up the pool.
    prepare: async ({ text }) => {
      const kept = keptSearch(text)
      return kept && (await searchHelp(kept, 1)).length === 0 ? kept : null
    },
  },
  async (_input, { prepared: text, tx, address }) => {
    if (!text) return null
    if (!(await isFirstToday(tx, address, ['miss', text.toLowerCase()]))) return null
    await tx.$executeRaw`
      INSERT INTO missed_search (text) SELECT left(folded, 100) FROM (SELECT trim(search_fold(${text})) AS folded) AS search
      WHERE folded <> ''
      ON CONFLICT (text) DO UPDATE SET count = missed_search.count + 1, last_at = now()`
    // The rarest and oldest ones make room for this one, so that made-up searches cannot keep real ones out.
    await tx.$executeRaw`
      DELETE FROM missed_search WHERE text IN (
        SELECT text FROM missed_search ORDER BY last_at = now() DESC, count DESC, last_at DESC
        OFFSET ${MAX_MISSED_SEARCHES})`
    return null
  },
)

/** Adds or updates an answer, at its place in its category. Returns whether it was added. */
async function writeFaq(
  tx: Transaction,
  { id, version, order, orderBefore, ...values }: z.output<typeof faqSchema>,
) {
  const previous = await tx.faq.findUnique({ where: { id }, select: { category: true } })
  const isNew = version === 0 && !previous
  if (isNew) {
    const position = await nextPosition(tx, helpLists.faq)
    const slug = await unusedSlug(tx, 'faq', values.question, id)
    await tx.faq.create({
      data: { id, placement: 'help', position, slug, ...values },
      select: { id: true },
    })
  } else {
    const { count } = await tx.faq.updateMany({
      where: { id, placement: 'help', version: version || FIRST_VERSION, deletedAt: null },
      data: { ...values, version: { increment: 1 } },
    })
    if (count === 0) await refuseSave(tx, await findFaq(tx, id))
  }
  // Keep the order unless it was edited here, because a colleague may have reordered the category since.
  if (order !== orderBefore || previous?.category !== values.category)
    await moveTo(tx, faqsOf(values.category), id, order)
  return isNew
}

async function findPublic(tx: Transaction, slug: string) {
  const found = await tx.faq.findFirst({
    where: { slug, placement: 'help', deletedAt: null },
    select: { id: true },
  })
  return found?.id
}

async function countToday(tx: Transaction, faqId: string, more: { opens?: 1; helpful?: 1; notHelpful?: 1 }) {
  const { opens = 0, helpful = 0, notHelpful = 0 } = more
  await tx.$executeRaw`
    INSERT INTO faq_day (faq_id, day, opens, helpful, not_helpful)
    VALUES (${faqId}::uuid, ${lagosDay(new Date())}::date, ${opens}, ${helpful}, ${notHelpful})
    ON CONFLICT (faq_id, day) DO UPDATE SET opens = faq_day.opens + excluded.opens,
      helpful = faq_day.helpful + excluded.helpful, not_helpful = faq_day.not_helpful + excluded.not_helpful`
}

/**
 * Refuses an edit of Save All whose FAQ has been changed, or deleted, since. Accepts one that is already saved, because
 * it may have been sent again after its response was lost.
 */
async function refuseUnlessSaved(
  tx: Transaction,
  { id, index, question, answer }: { id: string; index: number; question: string; answer: string },
) {
  const saved = await findFaq(tx, id)
  if (!saved)
    throw new Refusal('A question you changed has been deleted. Nothing was saved.', {
      [`edits.${index}.question`]: 'This question has been deleted.',
    })
  if (saved.values.question !== question || saved.values.answer !== answer) await refuseSave(tx, saved)
}

/** Returns the saved answer as form values; null if it no longer exists. */
async function findFaq(tx: Transaction, id: string) {
  const found = await tx.faq.findFirst({ where: { id, placement: 'help', deletedAt: null } })
  if (!found) return null
  const { version, category, question, answer } = found
  const order = String(await positionOf(tx, found))
  return { noun, id, version, values: { id, category, question, answer, order, orderBefore: order } }
}
