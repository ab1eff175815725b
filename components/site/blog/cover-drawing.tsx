import { classNames } from '@/components/ui/class-names'
import { type CoverArt, coverArt, coverSize } from '@/lib/blog/cover-art'

const looks = {
  brand: {
    sky: 'fill-brand',
    bar: 'fill-mint',
    earth: 'fill-brand-deep',
    ring: 'stroke-brand-deep',
    text: 'text-mint',
  },
  ink: {
    sky: 'fill-ink',
    bar: 'fill-mint-deep',
    earth: 'fill-neutral-950',
    ring: 'stroke-ink',
    text: 'text-mint',
  },
  mint: { sky: 'fill-mint', bar: 'fill-brand', earth: 'fill-ink', ring: 'stroke-ink', text: 'text-mint' },
  sand: {
    sky: 'fill-marigold-soft',
    bar: 'fill-brand',
    earth: 'fill-ink',
    ring: 'stroke-ink',
    text: 'text-mint',
  },
} as const

interface CoverDrawingProps {
  category: string
  title: string
  /** Uses a wide format with an aspect ratio of 5:2. */
  isWide?: boolean
}

/** Draws an article's cover: a payout timeline shaped by its category, and the category's name. */
export function CoverDrawing({ category, title, isWide }: CoverDrawingProps) {
  const { look, bars, drops } = coverArt(category, title)
  const { sky, bar: barClass, earth, ring, text } = looks[look]
  const { width } = coverSize
  // In the wide format, bars are shorter, but drops stay round.
  const height = isWide ? width / 2.5 : coverSize.height
  const flat = height / coverSize.height
  const ground = Math.floor(coverSize.ground * flat) - 1
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        <path d={`M0 0h${width}v${height}H0z`} className={sky} />
        <path
          d={barsPath(bars, flat, true)}
          className={classNames(barClass, 'opacity-25')}
          shapeRendering="crispEdges"
        />
        <path d={barsPath(bars, flat, false)} className={barClass} shapeRendering="crispEdges" />
        <path d={`M0 ${ground}h${width}v${height - ground}H0z`} className={earth} />
        <path
          d={dropsPath(drops, flat, true)}
          strokeWidth="6"
          className={classNames(ring, 'fill-neutral-500')}
        />
        <path
          d={dropsPath(drops, flat, false)}
          strokeWidth="6"
          className={classNames(ring, 'fill-marigold')}
        />
      </svg>
      <p
        className={classNames('absolute bottom-2.5 left-4 font-display text-sm font-bold', text)}
        aria-hidden="true"
      >
        {category}
      </p>
    </>
  )
}

// One path for all parts of the same kind, because a page may contain many of these drawings.
function barsPath(bars: CoverArt['bars'], flat: number, isFaint: boolean) {
  return bars
    .filter((bar) => Boolean(bar.isFaint) === isFaint)
    .map((bar) => {
      // Rounds edges rather than widths, so that there is no gap between adjacent bars.
      const [left, right] = [bar.x, bar.x + bar.width].map(Math.round)
      const [top, bottom] = [bar.y * flat, (bar.y + bar.height) * flat].map(Math.round)
      return `M${left} ${top}H${right}V${bottom}H${left}z`
    })
    .join('')
}

function dropsPath(drops: CoverArt['drops'], flat: number, isEmpty: boolean) {
  return drops
    .filter((drop) => Boolean(drop.isEmpty) === isEmpty)
    .map(({ x, y, radius }) => {
      const half = `a${radius} ${radius} 0 0 1`
      return `M${Math.round(x - radius)} ${Math.round(y * flat)}${half} ${2 * radius} 0${half} ${-2 * radius} 0z`
    })
    .join('')
}
