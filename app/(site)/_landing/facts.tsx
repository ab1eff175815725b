import { listFigures } from './figures'

/** Shows the figures that have a source, each with its source one click away. Renders nothing if there are none. */
export async function Facts() {
  const { sourced } = await listFigures()
  if (sourced.length === 0) return null
  return (
    <section aria-label="Figures and their sources" className="border-b border-line bg-white">
      <ul className="wrap grid grid-cols-2 items-start gap-x-6 gap-y-8 py-8 md:grid-cols-4 md:py-10">
        {sourced.map(({ key, value, label, publicSource }) => (
          <li key={key} className="min-w-0 wrap-anywhere">
            <p className="font-display text-3xl font-bold tracking-tight tabular-nums">{value}</p>
            <p className="text-sm text-neutral-700">{label}</p>
            <details className="mt-1 text-sm">
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
