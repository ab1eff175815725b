import { type CoverArt, coverArt, coverSize } from '@/lib/blog/cover-art'
import { site } from '@/lib/site'
import { paintShareImage, ShareMark, shareColours, shareImageSize } from '../share-image'

const looks: Record<CoverArt['look'], { sky: string; bar: string; empty: string; text: string }> = {
  brand: { sky: shareColours.brand, bar: shareColours.mint, empty: '#7b8a82', text: '#ffffff' },
  ink: { sky: shareColours.ink, bar: '#b5dec6', empty: '#7b8a82', text: '#ffffff' },
  mint: { sky: shareColours.mint, bar: shareColours.brand, empty: '#7b8a82', text: shareColours.ink },
  sand: { sky: '#fef2dc', bar: shareColours.brand, empty: '#7b8a82', text: shareColours.ink },
}

const SCALE = 0.5
const GROUND = 98

/** The picture that goes with a shared article: its title over the drawing of its cover. */
export function postShareImage(category: string, title: string) {
  const { look, bars, drops } = coverArt(category, title)
  const { sky, bar, empty, text } = looks[look]
  const art = { width: coverSize.width * SCALE, height: coverSize.ground * SCALE }
  return paintShareImage(
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        position: 'relative',
        background: sky,
        color: text,
        fontFamily: 'Display',
      }}
    >
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          left: 0,
          right: 0,
          bottom: 0,
          height: GROUND,
          background: '#081d15',
        }}
      />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: drawn into a picture, which has an alternative text of its own */}
      <svg
        width={art.width}
        height={art.height + 30}
        viewBox={`0 0 ${coverSize.width} ${coverSize.ground + 60}`}
        style={{ position: 'absolute', left: shareImageSize.width - art.width, bottom: GROUND - 30 }}
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
            fill={isEmpty ? empty : shareColours.marigold}
            stroke="#081d15"
            strokeWidth={radius / 3}
          />
        ))}
      </svg>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          padding: '52px 64px',
          position: 'absolute',
          inset: 0,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 32 }}>
          <div style={{ display: 'flex', background: '#ffffff', borderRadius: 12, padding: 8 }}>
            <ShareMark />
          </div>
          {site.name}
        </div>
        <div
          style={{
            display: 'flex',
            marginTop: 26,
            fontSize: sizeOf(title),
            lineHeight: 1.05,
            textWrap: 'balance',
            letterSpacing: '-0.03em',
            maxWidth: 1040,
          }}
        >
          {title}
        </div>
      </div>
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          left: 64,
          bottom: 30,
          fontSize: 30,
          color: shareColours.mint,
        }}
      >
        {category}
      </div>
    </div>,
  )
}

const sizeOf = (title: string) => (title.length > 80 ? 46 : title.length > 44 ? 58 : 72)
