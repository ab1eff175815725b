const LEFT = 74
const RIGHT = 404
const TOP = 96
const GROUND = 372
const STEPS = 8
const stepWidth = (RIGHT - LEFT) / STEPS
/** The x coordinate at which money spent all at once runs out. */
const ZERO = LEFT + 2.5 * stepWidth
const stepHeight = (GROUND - TOP) / STEPS

const lines = Array.from({ length: 15 }, (_, index) => 58 + index * 28)
const holes = Array.from({ length: 13 }, (_, index) => 44 + index * 34)
const steps = Array.from({ length: STEPS }, (_, index) => index)

const stairs = `M${LEFT} ${GROUND}V${TOP}${steps
  .map((step) => `H${LEFT + (step + 1) * stepWidth}V${TOP + (step + 1) * stepHeight}`)
  .join('')}Z`

/**
 * Draws a notebook page that compares two ways of spending the same amount: gone within weeks if available all at
 * once, and lasting if paid out in steps.
 */
export function NotebookDrawing({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 440 500" aria-hidden="true" className={`block overflow-visible ${className}`}>
      <rect
        x="26"
        y="14"
        width="404"
        height="486"
        rx="14"
        transform="rotate(3 228 257)"
        className="fill-marigold"
      />
      <g transform="rotate(-2 220 250)">
        <rect x="18" y="8" width="404" height="490" rx="14" className="fill-white" />
        {lines.map((y) => (
          <path key={y} d={`M18 ${y}H422`} className="stroke-mint-deep" strokeWidth="1" />
        ))}
        <path d="M52 8V498" className="stroke-coral" strokeWidth="1" opacity="0.6" />
        {holes.map((y) => (
          <circle key={y} cx="35" cy={y} r="6" className="fill-marigold-soft" />
        ))}
        <path d={stairs} className="fill-brand" />
        {steps.map((step) => (
          <circle
            key={step}
            cx={LEFT + (step + 1) * stepWidth}
            cy={GROUND}
            r="11"
            strokeWidth="4"
            className="fill-marigold stroke-white"
          />
        ))}
        <path
          d={`M${LEFT} ${TOP}q8 74 26 118 4-14 10-8 12 92 34 110 6-10 10-4Q${ZERO - 6} ${GROUND - 34} ${ZERO} ${GROUND}`}
          fill="none"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-coral"
        />
        <circle cx={ZERO} cy={GROUND} r="8" className="fill-coral-deep" />
        <g fontSize="22" fontWeight="700" className="font-display">
          <text x={LEFT + 112} y="82" className="fill-brand">
            day by day
          </text>
          <text x={ZERO - 18} y="418" className="fill-coral-deep">
            all at once
          </text>
        </g>
      </g>
    </svg>
  )
}
