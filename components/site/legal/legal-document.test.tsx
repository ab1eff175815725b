import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { LegalSectionText } from '@/lib/legal/legal-version'
import { DiffText } from './diff-text'
import { LegalDocument } from './legal-document'
import { keywordOf } from './section-icon'

const section = (title: string, content = 'Text.'): LegalSectionText => ({ id: title, title, content })
const html = (kind: 'privacy' | 'terms', sections: LegalSectionText[], policyUpdatesText = '') =>
  renderToStaticMarkup(
    <LegalDocument
      kind={kind}
      sections={sections}
      policyUpdatesText={policyUpdatesText}
      lastUpdatedText="May 1"
    />,
  )

describe('a document', () => {
  test('lists its numbered sections, each with a link to its anchor', () => {
    const shown = html('privacy', [section('Your rights'), section('Contact us')], 'We mail you.')
    for (const [anchor, title] of [
      ['your-rights', '1. Your rights'],
      ['contact-us', '2. Contact us'],
      ['policy-updates', 'Policy Updates'],
    ]) {
      expect(shown).toContain(`id="${anchor}"`)
      expect(shown).toMatch(new RegExp(`<a href="#${anchor}"[^>]*>${title}</a>`))
    }
    expect(shown).toContain('We mail you.')
    expect(shown).toMatch(/Last updated <strong[^>]*>May 1</)
  })

  test('shows icons but no Policy Updates in the terms', () => {
    const shown = html('terms', [section('Fees')], 'We mail you.')
    expect(shown).not.toContain('We mail you.')
    const icons = (text: string) => text.split('stroke-brand').length - 1
    expect(icons(shown)).toBe(1)
    expect(icons(html('privacy', [section('Fees')]))).toBe(0)
  })

  test('shows a placeholder if it has no sections', () => {
    expect(html('terms', [])).toContain('This text is being written.')
  })

  test('shows blocks as headings, lists and steps, and markup as plain text', () => {
    const content =
      'We keep\n• your name\n• <img src=x onerror=alert(1)>\n\nStep 1: Ask\nAt /privacy/request.'
    const shown = html('privacy', [section('<b>A</b>', content)])
    expect(shown).toMatch(/<h3[^>]*>We keep<\/h3>/)
    expect(shown.match(/<li class="pl-1/g)).toHaveLength(2)
    expect(shown).toMatch(/<h3[^>]*>Step 1: Ask<\/h3>/)
    expect(shown).toMatch(/<a href="\/privacy\/request"/)
    expect(shown).not.toMatch(/<(img|b)\b/)
  })
})

test.each([
  ['Agreement to these terms', 'agreement'],
  ['The Service', 'service'],
  ['YOUR RESPONSIBILITIES', 'responsibilit'],
  ['Financial terms', 'financial'],
  ['Limitation of liability', 'liability'],
  ['Termination of the service', 'termination'],
  ['Dispute resolution', 'dispute'],
  ['Changes to the service', 'changes'],
  ['Contact us', 'contact'],
  ['Governing law', 'governing'],
  ['Who may use MoneyPlan', null],
])('for the title "%s", uses the icon "%s"', (title, keyword) => expect(keywordOf(title)).toBe(keyword))

test('marks differences with elements and labels, not only with color', () => {
  const shown = renderToStaticMarkup(
    <DiffText
      parts={[
        { kind: 'removed', text: '5' },
        { kind: 'added', text: '7 <b>' },
      ]}
    />,
  )
  expect(shown).toMatch(/<del [^>]*><span class="sr-only">\[removed: <\/span>5</)
  expect(shown).toMatch(/<ins [^>]*><span class="sr-only">\[added: <\/span>7 &lt;b&gt;</)
})
