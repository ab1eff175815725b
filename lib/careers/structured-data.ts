import { breadcrumbs } from '@/lib/platform/seo'
import { site } from '@/lib/site'
import type { OpenPosition } from './queries'
import type { PositionType } from './schema'

/** The schema.org name of each employment type. Other types are left out. */
const employmentTypes: Record<PositionType, string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
}

const COUNTRY = { name: 'Nigeria', code: 'NG' }

/** Returns whether the job can be done from anywhere in the country, such as "Remote" or "Remote, Nigeria". */
function isRemote({ location }: Pick<OpenPosition, 'location'>): boolean {
  return /^remote\b/i.test(location.trim())
}

/**
 * Returns schema.org data for an open position. It contains only what visitors can see. There is no `validThrough`,
 * because positions have no end date. `origin` has no trailing slash.
 */
export function positionGraph(origin: string, position: OpenPosition) {
  const { id, slug, title, type, postedDate } = position
  const url = `${origin}/careers/${slug}`
  const posting = {
    '@type': 'JobPosting',
    '@id': `${url}#position`,
    title,
    description: describe(position),
    datePosted: postedDate.toISOString().slice(0, 10),
    ...(isKnownType(type) ? { employmentType: employmentTypes[type] } : {}),
    ...jobLocation(position),
    ...salaryOf(position),
    identifier: { '@type': 'PropertyValue', name: site.name, value: id },
    hiringOrganization: {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: site.name,
      sameAs: origin,
    },
    directApply: true,
    url,
  }
  const trail = breadcrumbs(origin, [
    { name: 'Careers', path: '/careers' },
    { name: title, path: `/careers/${slug}` },
  ])
  return { '@context': 'https://schema.org', '@graph': [posting, trail] }
}

/** Returns the description as HTML, which search engines expect. */
function describe({ description, requirements }: OpenPosition) {
  const texts = paragraphsOf(description).map((text) => `<p>${escapeHtml(text)}</p>`)
  const items = requirements.map((text) => `<li>${escapeHtml(text)}</li>`)
  return [...texts, ...(items.length > 0 ? [`<ul>${items.join('')}</ul>`] : [])].join('')
}

function jobLocation(position: OpenPosition) {
  if (isRemote(position))
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: COUNTRY.name },
    }
  // The city comes first, as in "Lagos, Nigeria".
  const [town = ''] = position.location.split(',')
  const address = {
    '@type': 'PostalAddress',
    addressLocality: town.trim(),
    addressCountry: COUNTRY.code,
  }
  return { jobLocation: { '@type': 'Place', address } }
}

function salaryOf({ salary, salaryKobo }: OpenPosition) {
  // If the page does not disclose the salary, neither does the data.
  if (!salary || !salaryKobo) return {}
  const [minValue, maxValue] = [salaryKobo.min / 100, salaryKobo.max / 100]
  const amount = minValue === maxValue ? { value: minValue } : { minValue, maxValue }
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'NGN',
      value: { '@type': 'QuantitativeValue', unitText: 'YEAR', ...amount },
    },
  }
}

/** Splits a description into paragraphs. */
export function paragraphsOf(description: string): string[] {
  return description
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean)
}

function isKnownType(type: string): type is PositionType {
  return Object.hasOwn(employmentTypes, type)
}

function escapeHtml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
