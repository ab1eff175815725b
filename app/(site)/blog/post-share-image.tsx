import { coverStyle, paintShareImage, shareColors, shareImageSize } from '@/components/site/share-image'
import { shareText } from '@/components/site/share-text'
import { type CoverArt, coverArt, coverSize } from '@/lib/blog/cover-art'

const { ink, mint, brand, marigold } = shareColors

const looks: Record<CoverArt['look'], { background: string; bar: string; text: string }> = {
  brand: { background: brand, bar: mint, text: '#ffffff' },
  ink: { background: ink, bar: '#b5dec6', text: '#ffffff' },
  mint: { background: mint, bar: brand, text: ink },
  sand: { background: '#fef2dc', bar: brand, text: ink },
}
const EMPTY = '#7b8a82'

/** The drawing is half as wide as the image. The lower half of each drop overlaps the band below. */
const SCALE = 0.5
const BAND = 98
const BELOW_GROUND = 60

/** Renders the share image of an article: its title over its cover drawing. */
export function postShareImage(category: string, title: string) {
  const art = coverArt(category, title)
  const { background, bar, text } = looks[art.look]
  return paintShareImage({
    title,
    size: title.length > 80 ? 46 : title.length > 44 ? 58 : 72,
    background,
    text,
    drawing: (
      <div style={coverStyle}>
        <div
          style={{ position: 'absolute', left: 0, right: 0, bottom: 0, height: BAND, background: '#081d15' }}
        />
        <Art art={art} bar={bar} />
        <div style={{ position: 'absolute', left: 64, bottom: 30, fontSize: 30, color: mint }}>
          {shareText(category)}
        </div>
      </div>
    ),
  })
}

function Art({ art: { bars, drops }, bar }: { art: CoverArt; bar: string }) {
  const width = coverSize.width * SCALE
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: becomes part of an image with its own alternative text
    <svg
      width={width}
      height={(coverSize.ground + BELOW_GROUND) * SCALE}
      viewBox={`0 0 ${coverSize.width} ${coverSize.ground + BELOW_GROUND}`}
      style={{
        position: 'absolute',
        left: shareImageSize.width - width,
        bottom: BAND - BELOW_GROUND * SCALE,
      }}
    >
      {bars.map(({ isFaint, ...each }) => (
        <rect key={`${each.x} ${each.y} ${isFaint}`} {...each} fill={bar} opacity={isFaint ? 0.25 : 1} />
      ))}
      {drops.map(({ x, y, radius, isEmpty }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={radius}
          fill={isEmpty ? EMPTY : marigold}
          stroke={ink}
          strokeWidth={radius / 3}
        />
      ))}
    </svg>
  )
}
