import { Scene, skin } from './scene'

const stripes = [0, 1, 2, 3, 4, 5, 6]

/** A fabric shop on a street, with its owner doing the books. */
export function OwnerScene({ className }: { className?: string }) {
  return (
    <Scene className={className}>
      <path d="M36 74h288v176H36z" className="fill-white" />
      <path d="M52 96h66v60H52zM52 168h66v18H52z" className="fill-mint" />
      <path d="M58 106h54M58 118h54M58 130h54" strokeWidth="9" className="stroke-brand" />
      <path d="M58 118h54" strokeWidth="9" className="stroke-mint-deep" />
      <path d="M58 142h54" strokeWidth="9" className="stroke-marigold" />
      <path d="M52 152h66M238 152h66" strokeWidth="4" className="stroke-ink" />
      <path d="M248 148v-46M264 148v-52M280 148v-40M296 148v-50" strokeWidth="11" className="stroke-brand" />
      <path d="M264 148v-52M296 148v-50" strokeWidth="11" className="stroke-mint-deep" />
      <path d="M176 196v-44" strokeWidth="54" className="stroke-brand" />
      <path d="M176 150v-12" strokeWidth="14" className={skin} />
      <circle cx="176" cy="124" r="20" className="fill-marigold-deep" />
      <path d="M154 120q4-26 30-24 16-12 26 2-2 12-12 14 0 6-2 9-18-9-42-1z" className="fill-marigold" />
      <path d="M160 108q18-6 36 4M190 100q8-4 14-1" strokeWidth="2.5" className="stroke-marigold-deep" />
      <path d="M152 160l-8 28M200 160l10 26" strokeWidth="17" className="stroke-brand-deep" />
      <path d="M144 190l16 4M210 188l-16 6" strokeWidth="11" className={skin} />
      <path d="M156 192h44l8 10h-60z" strokeWidth="3" className="fill-white stroke-ink" />
      <path d="M44 204h272v46H44z" className="fill-mint-deep" />
      <path d="M38 204h284" strokeWidth="8" className="stroke-ink" />
      <path
        d="M72 220v16M104 220v16M136 220v16M168 220v16M200 220v16M232 220v16M264 220v16M292 220v16"
        strokeWidth="3"
        className="stroke-brand"
      />
      {stripes.map((stripe) => (
        <path
          key={stripe}
          d={`M${26 + stripe * 44} 34h44v32a22 22 0 0 1-44 0z`}
          className={stripe % 2 ? 'fill-white' : 'fill-brand'}
        />
      ))}
      <path
        d={`M26 34h308v32${stripes.map(() => 'a22 22 0 0 1-44 0').join('')}z`}
        strokeWidth="3"
        className="stroke-ink"
      />
      <path d="M10 250h340" strokeWidth="3" className="stroke-ink" />
    </Scene>
  )
}
