import { db } from '@/lib/platform/db'
import { bestPractices } from './help/best-practices'
import { faqs } from './help/faqs'
import { troubleshooting } from './help/troubleshooting'
import { userGuide } from './help/user-guide'
import { placed } from './lists/placed'

/** Seeds the Help Center. Skips tables that already have rows of the Help Center, even in the Trash. */
export async function seed() {
  if ((await db.faq.count({ where: { placement: 'help' } })) === 0)
    await db.faq.createMany({ data: placed(faqs).map((faq) => ({ ...faq, placement: 'help' as const })) })
  if ((await db.helpArticle.count()) === 0)
    await db.helpArticle.createMany({ data: placed([userGuide, bestPractices, troubleshooting]) })
}
