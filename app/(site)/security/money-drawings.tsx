const columns = [52, 104, 156, 208, 260]

export function BankDrawing() {
  return (
    <svg viewBox="0 0 320 200" fill="none" aria-hidden="true" className="block w-full">
      <path d="M20 72 160 6l140 66z" className="fill-mint" />
      <circle cx="160" cy="47" r="13" className="fill-marigold" />
      {columns.map((x) => (
        <path key={x} d={`M${x} 82v76`} strokeWidth="24" className="stroke-mint-deep" />
      ))}
      <path d="M28 158h264v16H28zM10 178h300v18H10z" className="fill-mint" />
    </svg>
  )
}

export function InsuranceDrawing() {
  return (
    <svg viewBox="0 0 220 120" fill="none" aria-hidden="true" className="block w-full">
      <path
        d="M14 66a96 60 0 0 1 192 0q-16-14-32 0-16-14-32 0-16-14-32 0-16-14-32 0-16-14-32 0-16-14-32 0z"
        className="fill-brand"
      />
      <path d="M110 60v40a10 10 0 0 1-20 0" strokeWidth="6" strokeLinecap="round" className="stroke-ink" />
      <circle cx="150" cy="100" r="16" className="fill-marigold" />
      <circle cx="56" cy="104" r="12" className="fill-marigold" />
    </svg>
  )
}

/** Draws one stroke per hour of the cooldown around a clock face, with longer strokes between days. */
export function CooldownDrawing({ hours }: { hours: number }) {
  const strokes = Array.from({ length: hours }, (_, hour) => {
    const angle = (hour / hours) * 2 * Math.PI - Math.PI / 2
    const at = (radius: number) =>
      `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`
    return `M${at(hour % 24 ? 44 : 36)}L${at(58)}`
  })
  return (
    <svg viewBox="-62 -62 124 124" fill="none" aria-hidden="true" className="block w-full">
      <path d={strokes.join('')} strokeWidth="2.5" strokeLinecap="round" className="stroke-coral" />
      <path
        d="M-12-12 12 12M12-12-12 12"
        strokeWidth="7"
        strokeLinecap="round"
        className="stroke-coral-deep"
      />
    </svg>
  )
}

export function NoticeDrawing() {
  return (
    <svg viewBox="0 0 140 88" fill="none" aria-hidden="true" className="block w-full">
      <rect x="2" y="4" width="96" height="34" rx="12" className="fill-mint" />
      <path d="M38 16h44M38 27h26" strokeWidth="5" strokeLinecap="round" className="stroke-brand" />
      <circle cx="20" cy="21" r="8" strokeWidth="3" strokeDasharray="4 4" className="stroke-brand" />
      <rect x="42" y="48" width="96" height="34" rx="12" className="fill-mint-deep" />
      <path d="M78 60h44M78 71h26" strokeWidth="5" strokeLinecap="round" className="stroke-brand" />
      <circle cx="60" cy="65" r="9" className="fill-marigold" />
    </svg>
  )
}
