/** A route without anything of its own, in builds for the bench only: what every page costs before it does anything. */
export default function EmptyPage() {
  return null
}
