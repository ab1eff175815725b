import { classNames } from '@/components/ui/class-names'
import { coverArt, coverSize } from '@/lib/blog/cover-art'

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
  /** A band: three times as wide as high. */
  isWide?: boolean
}

/** What stands for an article's picture: the payout timeline in its category's shape, and the category's name. */
export function CoverDrawing({ category, title, isWide }: CoverDrawingProps) {
  const { look, bars, drops } = coverArt(category, title)
  const { sky, bar: barClass, earth, ring, text } = looks[look]
  const { width } = coverSize
  // What stands is lower in a band; the drops stay round.
  const height = isWide ? width / 3 : coverSize.height
  const flat = height / coverSize.height
  const ground = coverSize.ground * flat
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        <path d={`M0 0h${width}v${height}H0z`} className={sky} />
        {bars.map(({ isFaint, ...bar }) => (
          <rect
            key={`${bar.x} ${bar.y} ${isFaint}`}
            {...bar}
            y={bar.y * flat}
            height={bar.height * flat}
            className={classNames(barClass, isFaint && 'opacity-25')}
            shapeRendering="crispEdges"
          />
        ))}
        <path d={`M0 ${ground}h${width}v${height - ground}H0z`} className={earth} />
        {drops.map(({ x, y, radius, isEmpty }) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y * flat}
            r={radius}
            strokeWidth={radius / 3}
            className={classNames(ring, isEmpty ? 'fill-neutral-500' : 'fill-marigold')}
          />
        ))}
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
