import { breadcrumbs } from '@/lib/platform/seo'
import { site } from '@/lib/site'
import type { OpenPosition } from './queries'
import type { PositionType } from './schema'

/** The types in the words of search engines; one they do not know is left out. */
const employmentTypes: Record<PositionType, string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
}

const COUNTRY = { name: 'Nigeria', code: 'NG' }

/** Returns whether it is done from anywhere in the country: "Remote", "Remote, Nigeria". */
function isRemote({ location }: Pick<OpenPosition, 'location'>): boolean {
  return /^remote\b/i.test(location.trim())
}

/**
 * Returns schema.org data for an open position: only what visitors see there, too. It has no `validThrough`, because none is
 * known. `origin` has no slash at its end.
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
    ...placeOf(position),
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

/** As HTML, which is what they want. */
function describe({ description, requirements }: OpenPosition) {
  const texts = paragraphsOf(description).map((text) => `<p>${escapeHtml(text)}</p>`)
  const items = requirements.map((text) => `<li>${escapeHtml(text)}</li>`)
  return [...texts, ...(items.length > 0 ? [`<ul>${items.join('')}</ul>`] : [])].join('')
}

function placeOf(position: OpenPosition) {
  if (isRemote(position))
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: COUNTRY.name },
    }
  // "Lagos, Nigeria": the town comes first.
  const [town = ''] = position.location.split(',')
  const address = {
    '@type': 'PostalAddress',
    addressLocality: town.trim(),
    addressCountry: COUNTRY.code,
  }
  return { jobLocation: { '@type': 'Place', address } }
}

function salaryOf({ salary, salaryKobo }: OpenPosition) {
  // Not told on the page, so not told here.
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

/** The paragraphs of a description. */
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
