import type { HelpHit } from '@/lib/help/categories'

/** Lists search results, each with a link to its open answer or its guide. */
export function HitList({ hits }: { hits: HelpHit[] }) {
  return (
    <>
      <h2 className="text-sm font-semibold text-fg-soft">
        {hits.length} {hits.length === 1 ? 'result' : 'results'}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {hits.map(({ href, title, excerpt, category }) => (
          <li key={href} className="group relative py-5">
            <p className="text-sm font-semibold text-brand">{category ?? 'Guide'}</p>
            <h3 className="mt-0.5 text-lg font-semibold wrap-anywhere">
              <a
                href={href}
                className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
              >
                {title}
              </a>
            </h3>
            <p className="mt-1 max-w-[64ch] wrap-anywhere text-neutral-700">{excerpt}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
