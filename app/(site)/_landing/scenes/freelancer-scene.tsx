import { Scene, skin } from './scene'

/** A desk at home in front of a breeze-block wall, in good evening light. */
export function FreelancerScene({ className }: { className?: string }) {
  return (
    <Scene className={className}>
      <Blocks />
      <circle cx="222" cy="52" r="27" className="fill-marigold" />
      <path d="M222 0v25M200 52a22 22 0 0 1 44 0z" strokeWidth="3" className="fill-ink stroke-ink" />
      <path d="M318 250v-96M296 250h44" strokeWidth="5" className="stroke-ink" />
      <circle cx="318" cy="124" r="33" strokeWidth="3" className="fill-white stroke-ink" />
      <path
        d="M318 124q-4-26 12-27M318 124q24 10 18 24M318 124q-20 16-29 4"
        strokeWidth="9"
        className="stroke-mint-deep"
      />
      <circle cx="318" cy="124" r="6" className="fill-ink" />
      <path d="M128 186h164" strokeWidth="7" className="stroke-ink" />
      <path
        d="M144 190v60M276 190v60M66 214h46M74 218l-6 32M104 218l6 32"
        strokeWidth="4"
        className="stroke-ink"
      />
      <path d="M94 206h46l6 38" strokeWidth="22" className="stroke-brand-deep" />
      <path d="M148 248h14" strokeWidth="9" className="stroke-ink" />
      <path d="M90 196q-2-24 6-46" strokeWidth="40" className="stroke-mint-deep" />
      <path d="M102 138l4-16" strokeWidth="13" className={skin} />
      <circle cx="112" cy="104" r="20" className="fill-marigold-deep" />
      <path d="M130 92a21 21 0 0 0-39 4q-1 10 3 18 8-2 9-12 16-2 27-10z" className="fill-ink" />
      <path d="M98 152l22 26" strokeWidth="16" className="stroke-brand" />
      <path d="M122 179l40-1" strokeWidth="11" className={skin} />
      <path d="M160 183h48l16-44" strokeWidth="5" className="stroke-ink" />
      <path d="M252 182v-14h18v14zM270 171q9 2 0 9" strokeWidth="3" className="fill-mint stroke-ink" />
      <path d="M10 250h340" strokeWidth="3" className="stroke-ink" />
    </Scene>
  )
}

function Blocks() {
  const spots = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((column) => [18 + column * 38, 12 + row * 38]))
  return (
    <>
      <path d={spots.map(([x, y]) => `M${x} ${y}h34v34h-34z`).join('')} className="fill-marigold-soft" />
      <path
        d={spots
          .map(([x = 0, y = 0]) => `M${x + 4} ${y + 17}q13 0 13-13 0 13 13 13-13 0-13 13 0-13-13-13z`)
          .join('')}
        className="fill-brand"
      />
    </>
  )
}
