/** The rings around the money, from the outside in. Each has one gap, and no two gaps are aligned. */
const walls = [
  { radius: 214, gap: 205, name: 'Your account' },
  { radius: 160, gap: 75, name: 'Your plan' },
  { radius: 106, gap: 340, name: 'The bank' },
]
const WALL = 30

const point = (radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`
}

/** Returns the path of a ring with one gap, and how far along it the top is, in percent. All gaps have the same width. */
function ring(radius: number, gap: number) {
  const half = (34 / radius) * (180 / Math.PI)
  const d = `M${point(radius, gap + half)}A${radius} ${radius} 0 1 1 ${point(radius, gap - half)}`
  const top = (((270 - gap - half + 360) % 360) / (360 - 2 * half)) * 100
  return { d, top: `${top.toFixed(1)}%` }
}

const rings = walls.map(({ radius, gap, name }) => ({ name, ...ring(radius, gap) }))

export function LayersDrawing() {
  return (
    <svg
      viewBox="-240 -240 480 480"
      fill="none"
      aria-hidden="true"
      className="-mb-27 block w-full max-w-[30rem] justify-self-center md:-mb-14"
    >
      {rings.map(({ name, d, top }, index) => (
        <g key={name}>
          <path
            id={`wall-${index}`}
            d={d}
            strokeWidth={WALL}
            strokeLinecap="round"
            className="stroke-brand-deep"
          />
          <text dy="6" fontSize="17" fontWeight="600" className="fill-mint">
            <textPath href={`#wall-${index}`} startOffset={top} textAnchor="middle">
              {name}
            </textPath>
          </text>
        </g>
      ))}
      <circle r="62" className="fill-marigold" />
      <path
        d="M-16 24V-24L16 24V-24M-30-7H30M-30 9H30"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-ink"
      />
    </svg>
  )
}
