import { describe, expect, it } from 'vitest'
import type { OpenPosition } from './queries'
import { positionGraph } from './structured-data'

const position: OpenPosition = {
  status: 'active',
  id: '01',
  slug: 'android-engineer',
  title: 'Android Engineer',
  department: 'Engineering',
  location: 'Lagos, Nigeria',
  type: 'Full-time',
  salary: '₦8M - ₦12M',
  salaryKobo: { min: 800_000_000, max: 1_200_000_000 },
  description: 'Build <b>the</b> app.\n\n\nShip it.',
  requirements: ['Kotlin & Compose', 'Patience'],
  postedDate: new Date('2026-11-20'),
  updatedAt: new Date('2026-11-21T09:00Z'),
}
const postingOf = (overrides: Partial<OpenPosition> = {}) =>
  positionGraph('https://x.example', { ...position, ...overrides })['@graph'][0]

describe('structured data of a position', () => {
  it('matches the page', () => {
    expect(postingOf()).toMatchObject({
      '@type': 'JobPosting',
      title: 'Android Engineer',
      description:
        '<p>Build &lt;b&gt;the&lt;/b&gt; app.</p><p>Ship it.</p><ul><li>Kotlin &amp; Compose</li><li>Patience</li></ul>',
      datePosted: '2026-11-20',
      employmentType: 'FULL_TIME',
      directApply: true,
      url: 'https://x.example/careers/android-engineer',
      jobLocation: { address: { addressLocality: 'Lagos', addressCountry: 'NG' } },
      hiringOrganization: { sameAs: 'https://x.example' },
    })
    expect(postingOf()).not.toHaveProperty('validThrough')
    expect(postingOf()).not.toHaveProperty('jobLocationType')
  })

  it('states the salary in naira per year', () => {
    expect(postingOf()).toHaveProperty('baseSalary', {
      '@type': 'MonetaryAmount',
      currency: 'NGN',
      value: { '@type': 'QuantitativeValue', unitText: 'YEAR', minValue: 8_000_000, maxValue: 12_000_000 },
    })
    expect(postingOf({ salaryKobo: { min: 5_000, max: 5_000 } })).toHaveProperty('baseSalary.value.value', 50)
    expect(postingOf({ salaryKobo: null })).not.toHaveProperty('baseSalary')
    expect(postingOf({ salary: '' })).not.toHaveProperty('baseSalary')
  })

  it('states the country instead of a location for remote positions', () => {
    const remote = postingOf({ location: 'Remote' })
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { name: 'Nigeria' },
    })
    expect(remote).not.toHaveProperty('jobLocation')
  })

  it('leaves out employment types that search engines do not know', () =>
    expect(postingOf({ type: 'constructor' })).not.toHaveProperty('employmentType'))
})
