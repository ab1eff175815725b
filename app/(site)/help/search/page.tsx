import type { ReactNode } from 'react'
import { BackLink } from '@/components/site/back-link'
import { SearchUnavailable } from '@/components/site/search-unavailable'
import { buttonClass } from '@/components/ui/button'
import { getContactInfo } from '@/lib/contact/queries'
import { recordMiss } from '@/lib/help/actions'
import { askPath, helpMessages } from '@/lib/help/categories'
import { readSearch } from '@/lib/help/missed-search'
import { listHelpGroups, searchHelp } from '@/lib/help/queries'
import { maySearch, runSearch } from '@/lib/help/search-limit'
import { orNull } from '@/lib/platform/or-null'
import { pageMetadata } from '@/lib/platform/seo'
import { CategoryNav } from '../category-nav'
import { HelpScript } from '../help-script'
import { HelpSearch } from '../help-search'
import { HitList } from '../hit-list'
import { StillNeedHelp } from '../still-need-help'
import { TopQuestions } from '../top-questions'

/** Renders the page as a whole, because streamed parts need JavaScript to appear. */
export const instant = false

const readText = async (params: PageProps<'/help/search'>['searchParams']) => readSearch((await params).q)

export async function generateMetadata({ searchParams }: PageProps<'/help/search'>) {
  const text = await readText(searchParams)
  const title = text ? `“${text}” in the Help Center` : 'Search the Help Center'
  const page = pageMetadata({
    title,
    description: 'Answers that match your search.',
    path: '/help',
    picture: 'common',
  })
  return { ...page, robots: { index: false, follow: true } }
}

/** Shows all results of a search, with or without JavaScript. */
export default async function HelpSearchPage({ searchParams }: PageProps<'/help/search'>) {
  const text = await readText(searchParams)
  const found = await orNull(() => Promise.all([getContactInfo(), listHelpGroups(), Results({ text })]))
  if (!found) {
    const href = `/help/search?${new URLSearchParams({ q: text })}`
    return <SearchUnavailable href={href} all={{ href: '/help', label: 'Show all answers' }} />
  }
  const [info, groups, results] = found
  return (
    <div>
      <header className="bg-mint">
        <div className="wrap py-10 md:py-14">
          <BackLink href="/help">Help Center</BackLink>
          <h1 className="mt-2 max-w-[24ch] font-display text-3xl font-extrabold tracking-tight wrap-anywhere">
            {text ? `Search results for “${text}”` : 'Search the Help Center'}
          </h1>
          <div className="mt-6 max-w-3xl">
            <HelpSearch key={text} initial={text} />
          </div>
        </div>
      </header>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 py-10 md:py-14 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <CategoryNav groups={groups} page="/help" />
        <div>{results}</div>
      </div>
      <StillNeedHelp email={info.email} search={text} />
      <HelpScript />
    </div>
  )
}

async function Results({ text }: { text: string }) {
  if (text === '')
    return (
      <NoResults title="What are you looking for?">Type a word or a question into the box above.</NoResults>
    )
  if (!(await maySearch())) return <NoResults title={helpMessages.tooMany}>{helpMessages.wait}</NoResults>
  const hits = await runSearch(() => searchHelp(text))
  if (!hits) throw new Error('the search is not available')
  if (hits.length > 0) return <HitList hits={hits} />
  await recordMiss({ text })
  return (
    <NoResults title={helpMessages.noFaqs}>
      <span className="wrap-anywhere">{helpMessages.noMatch(text)}</span>. Try another word, or{' '}
      <a href={askPath(text)} className="font-semibold text-brand underline underline-offset-4">
        ask us
      </a>
      .
    </NoResults>
  )
}

/** Links a search without results to all answers, and to the first answer of each category. */
async function NoResults({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2 className="font-display text-2xl font-bold tracking-tight">{title}</h2>
      <p className="mt-2 text-fg-soft">{children}</p>
      <TopQuestions groups={await listHelpGroups()} className="mt-10" />
      <p className="mt-8">
        <a href="/help" className={buttonClass({ variant: 'secondary' })}>
          Show all answers
        </a>
      </p>
    </>
  )
}
