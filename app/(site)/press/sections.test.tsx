import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PressKit } from '@/lib/press/queries'
import { CompanyFacts } from './company-facts'
import { KeyMessages } from './key-messages'
import { Leadership } from './leadership'
import { MediaAssets } from './media-assets'
import { MediaContact } from './media-contact'
import { RecentCoverage } from './recent-coverage'
import { listSections } from './sections'

const empty: PressKit = {
  boilerplate: ' ',
  facts: [],
  messages: [],
  leaders: [],
  assets: [],
  news: [],
  contact: { pressEmail: '', pressPhone: '', generalEmail: '', address: '' },
  changedAt: new Date(0),
}

const news = (outlet: string, link: string) => [
  { id: '1', date: new Date('2026-03-04'), title: 'A title', outlet, link },
]

describe('a section with nothing in it', () => {
  it('vanishes, with its entry in the list of sections', () => {
    const page = (
      <>
        <CompanyFacts facts={[]} boilerplate=" " />
        <KeyMessages messages={[]} />
        <Leadership leaders={[]} />
        <MediaAssets assets={[]} download={null} />
        <RecentCoverage news={[]} />
        <MediaContact contact={empty.contact} website="https://site.example" />
        <MediaContact contact={null} website="https://site.example" />
      </>
    )
    expect(renderToStaticMarkup(page)).toBe('')
    expect(listSections(empty)).toEqual([])
  })

  it('leaves the others in their order', () => {
    const kit = { ...empty, boilerplate: 'A text', news: news('', '') }
    expect(listSections(kit).map(({ id }) => id)).toEqual(['company-facts', 'recent-coverage'])
  })
})

describe('news', () => {
  it('without an outlet is of one that is unknown, and without an address no link', () => {
    const html = renderToStaticMarkup(<RecentCoverage news={news('', '')} />)
    expect(html).toContain('>Unknown<')
    expect(html).not.toContain('<a ')
  })

  it('with an address leads there in a tab of its own', () => {
    const html = renderToStaticMarkup(<RecentCoverage news={news('Radio', 'https://example.com/a')} />)
    expect(html).toMatch(/<a href="https:\/\/example\.com\/a" target="_blank" rel="noopener"/)
  })
})
