import { coverStyle, paintShareImage, shareColors, shareImageSize } from '@/components/site/share-image'
import { shareText } from '@/components/site/share-text'

const { ink, mint, brand, marigold, paper } = shareColors
const skin = '#7d4a00'

const BAND = 98
const COLUMNS = 10
const WIDTH = shareImageSize.width / COLUMNS
const BODY = 'M4 76V56a20 20 0 0 1 40 0v20z'
/** The coat colors of the people on the steps, starting at the fourth; null for the vacant step. */
const coats = [ink, '#ffffff', marigold, brand, null, ink, marigold]
const FIRST = COLUMNS - coats.length

/** Renders the share image of a position: its title over the steps, one of them vacant. */
export function positionShareImage(title: string, facts: string) {
  return paintShareImage({
    title,
    size: title.length > 80 ? 46 : title.length > 44 ? 58 : 76,
    background: mint,
    text: ink,
    drawing: (
      <div style={coverStyle}>
        <Steps />
        <div style={{ position: 'absolute', left: 0, right: 0, bottom: 0, height: BAND, background: ink }} />
        <div style={{ position: 'absolute', left: 64, bottom: 30, fontSize: 30, color: mint }}>
          {shareText(facts) || 'Careers'}
        </div>
      </div>
    ),
  })
}

function Steps() {
  const { width, height } = shareImageSize
  const ground = height - BAND
  const top = (column: number) => ground - 14 - column * column * 1.9
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: becomes part of an image with its own alternative text
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ position: 'absolute', left: 0, top: 0 }}
    >
      {Array.from({ length: COLUMNS }, (_, column) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps in a drawing never move
          key={column}
          x={column * WIDTH}
          y={top(column)}
          width={WIDTH + 1}
          height={height}
          fill={brand}
        />
      ))}
      {coats.map((coat, index) => {
        const column = FIRST + index
        const place = `translate(${column * WIDTH + 26} ${top(column) - 106}) scale(1.4)`
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={index}
            transform={place}
            {...(coat ? {} : { stroke: brand, strokeWidth: 2.2, strokeDasharray: '4 3.5' })}
          >
            <path d={BODY} fill={coat ?? paper} />
            {coat && <path d="M19 30h10v7q-5 4-10 0z" fill={skin} />}
            <circle cx="24" cy="22" r="12" fill={coat ? skin : paper} />
            {coat && <path d="M12 18q0-12 12-12t12 12z" fill={coat === ink ? brand : ink} />}
          </g>
        )
      })}
    </svg>
  )
}
