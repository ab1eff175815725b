/** A minimal page, included only in benchmark builds, to measure the overhead that every page has. */
export default function EmptyPage() {
  return null
}
