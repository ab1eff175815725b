import { ChevronRightIcon } from '@/components/ui/icons'
import type { OpenPosition } from '@/lib/careers/queries'

/** Lists links to other open positions. */
export function OtherPositions({ positions }: { positions: OpenPosition[] }) {
  return (
    <section aria-labelledby="other-positions" className="border-t border-line">
      <div className="wrap py-14 md:py-20">
        <h2 id="other-positions" className="font-display text-2xl font-bold tracking-tight">
          Other open positions
        </h2>
        <ul className="mt-6 border-t border-line wrap-anywhere">
          {positions.map(({ id, slug, title, department, location, salary }) => (
            <li key={id} className="border-b border-line">
              <a
                href={`/careers/${slug}`}
                className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 py-5 md:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_auto]"
              >
                <span className="font-display text-xl font-bold underline-offset-4 group-hover:underline">
                  {title}
                </span>
                <span className="text-fg-soft max-md:row-start-2">
                  {[department, location].join(' · ')}{' '}
                  {salary && <span className="inline-block">· {salary}</span>}
                </span>
                <ChevronRightIcon className="text-brand max-md:row-span-2" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
