import { Scene, skin } from './scene'

/** A hostel room with louvres and a bunk, and someone preparing for an exam. */
export function StudentScene({ className }: { className?: string }) {
  return (
    <Scene className={className}>
      <path d="M34 28h112v112H34z" className="fill-white" />
      <circle cx="92" cy="92" r="30" className="fill-marigold" />
      <path
        d="M34 46h112M34 64h112M34 82h112M34 100h112M34 118h112"
        strokeWidth="5"
        className="stroke-mint-deep"
      />
      <path d="M34 28h112v112H34zM90 28v112" strokeWidth="3" className="stroke-ink" />
      <path d="M300 40v210M300 96h60M300 206h60" strokeWidth="6" className="stroke-ink" />
      <path d="M303 74h57v20h-57zM303 184h57v20h-57z" className="fill-marigold" />
      <path
        d="M303 84h57M312 74v20M324 74v20M336 74v20M348 74v20M303 194h57M312 184v20M324 184v20M336 184v20M348 184v20"
        strokeWidth="2"
        className="stroke-white"
      />
      <path d="M58 150h50v12H58z" className="fill-marigold" />
      <path d="M64 162h52v10H64z" className="fill-mint-deep" />
      <path d="M56 172h54v10H56z" className="fill-brand" />
      <path d="M40 186h176" strokeWidth="7" className="stroke-ink" />
      <path
        d="M56 190v60M200 190v60M224 214h46M232 218l-6 32M262 218l6 32"
        strokeWidth="4"
        className="stroke-ink"
      />
      <path d="M244 206h-44l-6 38" strokeWidth="21" className="stroke-ink" />
      <path d="M192 248h-12" strokeWidth="9" className="stroke-white" />
      <path d="M248 196q2-24-6-46" strokeWidth="40" className="stroke-brand" />
      <path d="M236 138l-5-16" strokeWidth="13" className={skin} />
      <circle cx="226" cy="104" r="20" className="fill-marigold-deep" />
      <path d="M208 98a20 20 0 0 1 38-4q3 14-5 24-6-12-9-18-14 2-24-2z" className="fill-ink" />
      <circle cx="246" cy="82" r="12" className="fill-ink" />
      <path d="M238 150l-16 26" strokeWidth="16" className="stroke-brand-deep" />
      <path d="M220 177l-28-1" strokeWidth="11" className={skin} />
      <path d="M150 178q14-10 26-2 12-8 26 0v6h-52z" strokeWidth="3" className="fill-white stroke-ink" />
      <path d="M10 250h340" strokeWidth="3" className="stroke-ink" />
    </Scene>
  )
}
