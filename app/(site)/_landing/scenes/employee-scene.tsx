import { Scene, skin } from './scene'

/** The bus home over the bridge after work. */
export function EmployeeScene({ className }: { className?: string }) {
  return (
    <Scene className={className}>
      <circle cx="104" cy="128" r="44" className="fill-marigold" />
      <path d="M0 150h360v34H0z" className="fill-brand" />
      <path
        d="M20 160h40M88 168h52M170 160h30M236 170h56M310 160h40"
        strokeWidth="3"
        className="stroke-mint-deep"
      />
      <path d="M0 184h360v76H0z" className="fill-ink" />
      <path d="M0 184h360" strokeWidth="5" className="stroke-neutral-400" />
      <path d="M16 222h30M76 222h30M336 222h24" strokeWidth="4" className="stroke-neutral-500" />
      <path d="M330 184V60q0-14-16-14h-18" strokeWidth="4" className="stroke-ink" />
      <path d="M112 92q0-14 14-14h152q24 0 28 26l6 46v70H112z" className="fill-white" />
      <path d="M112 168h200v52H112z" className="fill-brand-deep" />
      <path d="M112 168h200" strokeWidth="7" className="stroke-marigold" />
      <path
        d="M124 94h40v50h-40zM172 94h40v50h-40zM220 94h40v50h-40zM268 94h20q8 0 10 12l6 38h-36z"
        className="fill-mint"
      />
      <Rider x={146} />
      <path d="M184 144v-10q0-10 12-10t12 10v10z" className="fill-marigold" />
      <circle cx="196" cy="112" r="10" className="fill-marigold-deep" />
      <path d="M185 110q2-12 12-12t10 10q-12-4-22 2z" className="fill-ink" />
      <Rider x={238} />
      <path d="M274 144l18-4" strokeWidth="7" className={skin} />
      <path
        d="M112 92q0-14 14-14h152q24 0 28 26l6 46v70H112zM124 94h40v50h-40zM172 94h40v50h-40zM220 94h40v50h-40zM268 94h20q8 0 10 12l6 38h-36z"
        strokeWidth="3"
        className="stroke-ink"
      />
      <path d="M308 196h6" strokeWidth="8" className="stroke-marigold" />
      <circle cx="156" cy="222" r="19" className="fill-neutral-700 stroke-white" strokeWidth="5" />
      <circle cx="268" cy="222" r="19" className="fill-neutral-700 stroke-white" strokeWidth="5" />
    </Scene>
  )
}

function Rider({ x }: { x: number }) {
  return (
    <>
      <path d={`M${x - 12} 144v-10q0-10 12-10t12 10v10z`} className="fill-brand" />
      <circle cx={x} cy="112" r="10" className="fill-marigold-deep" />
      <path d={`M${x - 10} 112a10 10 0 0 1 20-1q-10-6-20 1z`} className="fill-ink" />
    </>
  )
}
