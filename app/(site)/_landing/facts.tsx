import { withdrawal } from '@/components/site/phone/plan'
import { formatWholeNaira } from '@/lib/money'
import { site } from '@/lib/site'
import { listFigures } from './figures'

/** Facts about the product, each with the page that explains it. */
const productFacts = [
  {
    value: 'Licensed',
    label: `by the CBN: ${site.partnerBank} holds every deposit`,
    href: '/security',
    source: 'Security',
  },
  {
    value: 'Insured',
    label: 'by the NDIC, up to the legal limit',
    href: '/help#security',
    source: 'Who holds my money?',
  },
  {
    value: formatWholeNaira(0),
    label: 'for every scheduled payout',
    href: '/help#fees',
    source: 'Fees',
  },
  {
    value: `${withdrawal.cooldownHours} hours`,
    label: 'to cancel an emergency withdrawal',
    href: '/terms',
    source: 'Terms of Service',
  },
]

/** Shows facts about the product and the figures that have a source, each with its source one click away. */
export async function Facts() {
  const { sourced } = await listFigures()
  return (
    <section aria-label="Facts and their sources" className="border-b border-line bg-white">
      <ul className="wrap grid grid-cols-2 items-start gap-x-6 gap-y-6 py-8 md:grid-cols-4">
        {productFacts.map(({ value, label, href, source }) => (
          <li key={value}>
            <Figure value={value} label={label} />
            <a
              href={href}
              className="inline-block py-1 text-sm font-medium text-brand underline underline-offset-4"
            >
              {source}
            </a>
          </li>
        ))}
        {sourced.map(({ key, value, label, publicSource }) => (
          <li key={key} className="min-w-0 wrap-anywhere">
            <Figure value={value} label={label} />
            <details className="text-sm">
              <summary className="py-1 font-medium text-brand underline underline-offset-4">
                Source<span className="sr-only"> for “{label}”</span>
              </summary>
              <p className="mt-1 text-neutral-700">{publicSource}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <>
      <p className="font-display text-2xl font-bold tracking-tight tabular-nums">{value}</p>
      <p className="text-sm text-neutral-700">{label}</p>
    </>
  )
}
