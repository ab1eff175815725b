const WEEKS = 4
const DAYS = 7
/** The days off in the illustrated month: a long weekend and a week. */
const off = new Set([4, 5, 6, 14, 15, 16, 17, 18, 19, 20])

export function LeaveDrawing() {
  return (
    <svg viewBox="4 4 272 152" aria-hidden="true" className="block w-full">
      {Array.from({ length: WEEKS * DAYS }, (_, day) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: the days in a drawing never move
          key={day}
          cx={20 + (day % DAYS) * 40}
          cy={20 + Math.floor(day / DAYS) * 40}
          r={off.has(day) ? 15 : 6}
          className={off.has(day) ? 'fill-marigold' : 'fill-mint'}
        />
      ))}
    </svg>
  )
}

export function HealthDrawing() {
  return (
    <svg viewBox="0 0 160 88" fill="none" aria-hidden="true" className="block w-full">
      <path d="M40 8h32v24h24v32H72v24H40V64H16V32h24z" className="fill-mint-deep" />
      <path
        d="M0 48h44l10-22 16 44 12-30 6 8h40"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-brand"
      />
      <circle cx="142" cy="48" r="11" strokeWidth="4" className="fill-marigold stroke-ink" />
    </svg>
  )
}

export function LightDrawing() {
  return (
    <svg viewBox="19 0 120 88" fill="none" aria-hidden="true" className="block w-full">
      <path d="M20 34a24 24 0 1 1 38 19q-4 3-4 9H34q0-6-4-9-10-7-10-19z" className="fill-marigold" />
      <path d="M35 69h18M38 77h12" strokeWidth="5" strokeLinecap="round" className="stroke-ink" />
      <path d="M84 77V64M98 77V50M112 77V34" strokeWidth="9" className="stroke-brand" />
    </svg>
  )
}

export function PlaceDrawing() {
  return (
    <svg viewBox="0 0 120 88" fill="none" aria-hidden="true" className="block w-full">
      <path d="M4 82V38l28-24 28 24v44z" className="fill-brand" />
      <path d="M24 82V58h16v24z" className="fill-marigold" />
      <path d="M72 82V6h44v76z" className="fill-ink" />
      <path
        d="M82 20h8M98 20h8M82 36h8M98 36h8M82 52h8M98 52h8M82 68h8M98 68h8"
        strokeWidth="7"
        className="stroke-mint"
      />
    </svg>
  )
}

export function LearningDrawing() {
  return (
    <svg viewBox="0 0 160 88" fill="none" aria-hidden="true" className="block w-full">
      <path d="M8 64h104v18H8z" className="fill-brand" />
      <path d="M20 44h92v18H20z" className="fill-mint-deep" />
      <path d="M4 24h96v18H4z" className="fill-marigold" />
      <path d="M20 64v18M32 44v18M16 24v18" strokeWidth="4" className="stroke-ink" />
      <path d="M126 82 140 12l10 2-14 70z" className="fill-ink" />
    </svg>
  )
}

export function ShareDrawing() {
  return (
    <svg viewBox="0 0 180 96" fill="none" aria-hidden="true" className="block w-full">
      <path d="M0 96V72h36V56h36V40h36V24h36V8h36v88z" className="fill-mint-deep" />
      <path d="M0 96V84h36v-8h36v-8h36v-8h36v-8h36v44z" className="fill-brand" />
      <circle cx="162" cy="52" r="10" strokeWidth="4" className="fill-marigold stroke-ink" />
    </svg>
  )
}
