import type { ReactNode } from 'react'

interface StatusPageProps {
  /** The heading. */
  title: string
  /** How one drop of the timeline is drawn: missing (404) or fallen (500). */
  picture: 'missing' | 'fallen'
  children: ReactNode
  actions: ReactNode
}

const DAYS = 7
const ODD_DAY = 4

/** Renders an error page: a timeline on which one drop did not arrive. */
export function StatusPage({ title, picture, children, actions }: StatusPageProps) {
  return (
    <section className="flex h-full flex-col justify-between overflow-x-clip">
      <div className="wrap pt-14 pb-16 md:pt-24">
        <h1 className="max-w-[18ch] font-display text-4xl font-extrabold tracking-tight">{title}</h1>
        <div className="mt-6 max-w-[52ch] text-lg text-neutral-700">{children}</div>
        <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
      </div>
      <svg width="100%" height="170" overflow="visible" aria-hidden="true" className="block shrink-0">
        {Array.from({ length: DAYS }, (_, day) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the days in a drawing never move
            key={day}
            x={`${(day * 100) / DAYS}%`}
            y={`${(day * 75) / DAYS}%`}
            width={`${100 / DAYS}%`}
            height="100%"
            shapeRendering="crispEdges"
            className="fill-brand"
          />
        ))}
        <rect y="84%" width="100%" height="16%" className="fill-ink" shapeRendering="crispEdges" />
        {Array.from({ length: DAYS }, (_, day) => (
          <Drop
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={day}
            x={`${((day + 0.5) * 100) / DAYS}%`}
            look={day === ODD_DAY ? picture : 'arrived'}
          />
        ))}
      </svg>
    </section>
  )
}

function Drop({ x, look }: { x: string; look: 'arrived' | StatusPageProps['picture'] }) {
  if (look === 'missing')
    return (
      <circle
        cx={x}
        cy="84%"
        r="13"
        strokeWidth="3"
        strokeDasharray="4 5"
        className="fill-ink stroke-marigold"
      />
    )
  return (
    <circle
      cx={x}
      cy={look === 'fallen' ? '97%' : '84%'}
      r="13"
      strokeWidth="4"
      className="fill-marigold stroke-ink"
    />
  )
}
