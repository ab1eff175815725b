import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import type { ReactElement } from 'react'
import { formatWholeNaira } from '@/lib/money'
import { site } from '@/lib/site'
import { plan } from './phone/plan'
import { shareText } from './share-text'

/** The design tokens in hexadecimal, because the renderer does not support OKLCH. */
export const shareColors = {
  paper: '#fcfaf3',
  ink: '#081d15',
  brand: '#075c3b',
  mint: '#dbf4e5',
  marigold: '#fbb636',
}

export const shareImageSize = { width: 1200, height: 630 }

/** Styles a box that covers the image, in which the parts of a drawing are positioned. */
export const coverStyle = {
  display: 'flex',
  position: 'absolute',
  left: 0,
  top: 0,
  ...shareImageSize,
} as const

const STAIRS = 215
const GROUND = 84
const column = shareImageSize.width / (plan.payouts.length + 0.5)

/** Renders the image for a shared link: a title above stairs. */
export function shareImage(title: string) {
  return paintShareImage({
    title,
    size: title.length > 44 ? 64 : 84,
    background: shareColors.paper,
    text: shareColors.ink,
    drawing: <Plan />,
  })
}

interface SharePicture {
  title: string
  /** The font size of the title in pixels. */
  size: number
  /** The colors of the background and the title. */
  background: string
  text: string
  /** Shown below the title, with absolutely positioned parts. */
  drawing: ReactElement
}

/** Renders the product's name and a title over a drawing as a PNG. */
export function paintShareImage({ title, size, background, text, drawing }: SharePicture) {
  const font = readFileSync(join(process.cwd(), 'app/fonts/share.ttf'))
  const picture = (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        position: 'relative',
        background,
        color: text,
        fontFamily: 'Display',
      }}
    >
      {drawing}
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          padding: '52px 64px',
          position: 'absolute',
          inset: 0,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 34 }}>
          <div style={{ display: 'flex', background: shareColors.paper, borderRadius: 12, padding: 4 }}>
            <Mark />
          </div>
          {site.name}
        </div>
        <div
          style={{
            display: 'flex',
            marginTop: 24,
            fontSize: size,
            lineHeight: 1.02,
            textWrap: 'balance',
            letterSpacing: '-0.03em',
            maxWidth: 1040,
          }}
        >
          {shareText(title) || site.name}
        </div>
      </div>
    </div>
  )
  return new ImageResponse(picture, {
    ...shareImageSize,
    fonts: [{ name: 'Display', data: font, weight: 700 }],
  })
}

function Plan() {
  return (
    <div style={coverStyle}>
      <div style={{ display: 'flex', position: 'absolute', left: 0, bottom: 0 }}>
        <Stairs />
      </div>
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          left: 64,
          bottom: GROUND + 34,
          fontSize: 48,
          color: 'white',
        }}
      >
        {formatWholeNaira(plan.lockedKobo)}
      </div>
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          left: 64,
          bottom: 24,
          fontSize: 28,
          color: shareColors.mint,
        }}
      >
        {`${plan.payouts.length} payouts of ${formatWholeNaira(plan.payoutKobo)}, on the days you choose`}
      </div>
    </div>
  )
}

function Stairs() {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: becomes part of an image with its own alternative text
    <svg
      width={shareImageSize.width}
      height={STAIRS + GROUND}
      viewBox={`0 0 ${shareImageSize.width} ${STAIRS + GROUND}`}
    >
      {plan.payouts.map((payout, index) => {
        const height = ((payout.remainingKobo + payout.kobo) / plan.lockedKobo) * STAIRS
        return (
          <rect
            key={payout.time}
            x={index * column}
            y={STAIRS - height}
            width={column + 1}
            height={height}
            fill={shareColors.brand}
          />
        )
      })}
      <rect y={STAIRS} width={shareImageSize.width} height={GROUND} fill={shareColors.ink} />
      {plan.payouts.map((payout, index) => (
        <circle
          key={payout.time}
          cx={(index + 1) * column}
          cy={STAIRS}
          r={15}
          fill={shareColors.marigold}
          stroke={shareColors.ink}
          strokeWidth={5}
        />
      ))}
    </svg>
  )
}

function Mark() {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: as above
    <svg width="52" height="52" viewBox="0 0 32 32">
      <path
        d="M2 6a3 3 0 0 1 3-3h5a2 2 0 0 1 2 2v6h6a2 2 0 0 1 2 2v7h8a2 2 0 0 1 2 2v4a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3z"
        fill={shareColors.brand}
      />
      <circle cx="24.5" cy="11" r="4.5" fill={shareColors.marigold} />
    </svg>
  )
}
