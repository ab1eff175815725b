import { site } from '@/lib/site'

const [before, after] = site.feeFact.split(/\b72-hour\b/)

/** Shows the fact about fees. Lines do not break inside "72-hour". */
export function FeeFact() {
  return (
    <>
      {before}
      <span className="whitespace-nowrap">72-hour</span>
      {after}
    </>
  )
}
