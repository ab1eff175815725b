const BITS = 256
const BITS_A_ROW = 32

/** Draws one dot per bit of the key, a large one for each 1. */
export function EncryptionDrawing() {
  const bits = Array.from({ length: BITS }, (_, bit) => ({
    path: `M${6 + (bit % BITS_A_ROW) * 8} ${6 + Math.floor(bit / BITS_A_ROW) * 11}h0`,
    // Looks random, but is always the same.
    isOne: (bit * bit * 7 + bit * 13) % 11 < 5,
  }))
  const pathOf = (isOne: boolean) => bits.flatMap((bit) => (bit.isOne === isOne ? bit.path : [])).join('')
  return (
    <svg viewBox="0 0 260 89" fill="none" strokeLinecap="round" aria-hidden="true" className="block w-full">
      <path d={pathOf(false)} strokeWidth="2.500" className="stroke-mint" />
      <path d={pathOf(true)} strokeWidth="6.500" className="stroke-mint-deep" />
      <path d="M110 39h0" strokeWidth="9" className="stroke-marigold" />
    </svg>
  )
}

const code = [4, 8, 2, 0, 5, 1]

export function TwoFactorDrawing() {
  return (
    <svg viewBox="0 0 320 176" fill="none" aria-hidden="true" className="block w-full">
      <rect
        x="1"
        y="1"
        width="318"
        height="58"
        rx="14"
        strokeWidth="2"
        className="fill-white stroke-ink/20"
      />
      <path
        d={Array.from({ length: 10 }, (_, dot) => `M${30 + dot * 22} 30h0`).join('')}
        strokeWidth="11"
        strokeLinecap="round"
        className="stroke-ink"
      />
      <path
        d="m270 31 8 8 15-17"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-brand"
      />
      <path
        d="M160 70v28m-9-9 9 9 9-9"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-marigold-deep"
      />
      {code.map((digit, place) => (
        <g key={digit}>
          <rect x={place * 54 + 1} y="110" width="48" height="64" rx="12" className="fill-marigold" />
          <text
            x={place * 54 + 25}
            y="153"
            textAnchor="middle"
            fontSize="32"
            fontWeight="700"
            className="fill-ink font-display"
          >
            {digit}
          </text>
        </g>
      ))}
    </svg>
  )
}

export function VerifiedDrawing() {
  return (
    <svg viewBox="0 0 140 88" fill="none" aria-hidden="true" className="block w-full">
      <rect x="4" y="6" width="120" height="76" rx="12" className="fill-mint" />
      <circle cx="36" cy="34" r="12" className="fill-brand" />
      <path d="M16 68a20 20 0 0 1 40 0z" className="fill-brand" />
      <path d="M70 30h38M70 44h26" strokeWidth="6" strokeLinecap="round" className="stroke-mint-deep" />
      <circle cx="116" cy="66" r="20" className="fill-marigold" />
      <path
        d="m107 66 7 7 12-14"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-ink"
      />
    </svg>
  )
}

export function WatchDrawing() {
  return (
    <svg viewBox="0 0 140 88" fill="none" aria-hidden="true" className="block w-full">
      <path d="M6 44q64-72 128 0-64 72-128 0z" className="fill-white" />
      <circle cx="70" cy="44" r="25" className="fill-brand" />
      <path
        d="M70 29v15l11 8"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-marigold"
      />
    </svg>
  )
}
