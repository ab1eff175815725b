import { Logo } from '@/components/site/logo'
import { PhoneScreen } from '@/components/site/phone/screens'

/** Draws a folder with a stepped front, and a fact sheet, the logo and the app inside. */
export function FolderDrawing() {
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto h-72 overflow-clip w-full max-w-[22rem] sm:h-80 md:h-[25rem] md:max-w-none lg:h-[31rem] lg:w-[30rem]"
    >
      <svg viewBox="0 0 480 496" aria-hidden="true" className="absolute inset-x-0 bottom-0 w-full">
        <path
          d="M16 496V166a14 14 0 0 1 14-14h112a14 14 0 0 1 12 7l13 23h283a14 14 0 0 1 14 14v300z"
          className="fill-brand-deep"
        />
      </svg>
      <FactSheet />
      <div className="absolute bottom-[14%] left-[7%] w-[36%] -rotate-6">
        <PhoneScreen screen="vault" isFirst />
      </div>
      <div className="absolute bottom-[31%] left-[43%] w-[45%] -rotate-3 rounded-md bg-white p-[6%] whitespace-nowrap shadow-lift *:origin-left max-lg:*:scale-[0.68]">
        <Logo />
      </div>
      <svg viewBox="0 0 480 496" aria-hidden="true" className="absolute inset-x-0 bottom-0 w-full">
        <path d="M0 496V326a14 14 0 0 1 14-14h82v34h96v34h96v34h96v34h96v48z" className="fill-brand" />
        <g className="fill-marigold">
          <circle cx="110" cy="312" r="11" />
          <circle cx="206" cy="346" r="11" />
          <circle cx="302" cy="380" r="11" />
          <circle cx="398" cy="414" r="11" />
        </g>
      </svg>
    </div>
  )
}

function FactSheet() {
  return (
    <svg
      viewBox="0 0 200 260"
      aria-hidden="true"
      className="absolute bottom-[15%] left-[48%] w-[44%] rotate-6"
    >
      <path d="M0 8a8 8 0 0 1 8-8h184a8 8 0 0 1 8 8v252H0z" className="fill-paper" />
      <path d="M24 30h84v14H24z" className="fill-ink" />
      <path d="M24 68h56v6H24zM24 96h68v6H24zM24 124h48v6H24zM24 152h62v6H24z" className="fill-neutral-400" />
      <path
        d="M124 66h52v10h-52zM124 94h40v10h-40zM124 122h52v10h-52zM124 150h34v10h-34z"
        className="fill-brand"
      />
      <path d="M24 83h152v1H24zM24 111h152v1H24zM24 139h152v1H24z" className="fill-neutral-300" />
    </svg>
  )
}
