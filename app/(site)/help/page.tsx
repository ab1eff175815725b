import { JsonLd } from '@/components/site/json-ld'
import { EmptyState } from '@/components/ui/empty-state'
import { getContactInfo } from '@/lib/contact/queries'
import { helpMessages } from '@/lib/help/categories'
import { listHelpArticles, listHelpGroups } from '@/lib/help/queries'
import { helpGraph } from '@/lib/help/structured-data'
import { env } from '@/lib/platform/env'
import { pageMetadata } from '@/lib/platform/seo'
import { site } from '@/lib/site'
import { Channels } from './channels'
import { FaqGroups } from './faq-groups'
import { HelpScript } from './help-script'
import { HelpSearch } from './help-search'
import { Resources } from './resources'
import { StillNeedHelp } from './still-need-help'
import { TopQuestions } from './top-questions'

export const ensureStatic = 'navigation'

export const metadata = pageMetadata({
  title: 'Help Center',
  description: `Answers about ${site.name}: joining, payouts, security, fees and your account, and people to ask when you can’t find one.`,
  path: '/help',
})

export default async function HelpPage() {
  const [groups, articles, info] = await Promise.all([listHelpGroups(), listHelpArticles(), getContactInfo()])
  return (
    <div>
      <header className="bg-mint">
        <div className="wrap grid items-center gap-x-16 gap-y-8 py-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div>
            <h1 className="font-display text-4xl font-extrabold tracking-tight">Help Center</h1>
            <p className="mt-4 max-w-[52ch] text-lg text-neutral-700">
              Find quick answers, read our guides or contact our team.
            </p>
            <div className="mt-7 max-w-3xl">
              <HelpSearch isLarge />
            </div>
          </div>
          <TopQuestions groups={groups} isShortOnPhones />
        </div>
      </header>
      <section aria-labelledby="channels-title" className="wrap pt-10 md:pt-14">
        <h2 id="channels-title" className="sr-only">
          Talk to a person
        </h2>
        <Channels info={info} />
      </section>
      <section aria-labelledby="faq-title" className="wrap py-14 md:py-20">
        <h2 id="faq-title" className="mb-8 font-display text-3xl font-extrabold tracking-tight md:mb-12">
          Frequently asked questions
        </h2>
        {groups.length > 0 ? (
          <FaqGroups groups={groups} />
        ) : (
          <EmptyState title={helpMessages.noFaqs}>{helpMessages.none}</EmptyState>
        )}
      </section>
      {articles.length > 0 && (
        <section aria-labelledby="resources-title" className="bg-mint">
          <div className="wrap py-14 md:py-20">
            <h2 id="resources-title" className="mb-8 font-display text-3xl font-extrabold tracking-tight">
              Additional Resources
            </h2>
            <Resources articles={articles} />
          </div>
        </section>
      )}
      <StillNeedHelp email={info.email} />
      <HelpScript />
      <JsonLd data={helpGraph(env.APP_URL, groups)} />
    </div>
  )
}
