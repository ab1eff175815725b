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

describe('an empty section', () => {
  it('is left out, along with its link', () => {
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

  it('does not change the order of the others', () => {
    const kit = { ...empty, boilerplate: 'A text', news: news('', '') }
    expect(listSections(kit).map(({ id }) => id)).toEqual(['company-facts', 'recent-coverage'])
  })
})

describe('press coverage', () => {
  it('says so if the outlet is unknown, and has no link without a URL', () => {
    const html = renderToStaticMarkup(<RecentCoverage news={news('', '')} />)
    expect(html).toContain('>Unknown<')
    expect(html).not.toContain('<a ')
  })

  it('opens its URL in a new tab', () => {
    const html = renderToStaticMarkup(<RecentCoverage news={news('Radio', 'https://example.com/a')} />)
    expect(html).toMatch(/<a href="https:\/\/example\.com\/a" target="_blank" rel="noopener"/)
  })
})
