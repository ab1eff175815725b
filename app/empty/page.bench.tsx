/** A minimal page, only in benchmark builds, to measure what every page costs. */
export default function EmptyPage() {
  return null
}
