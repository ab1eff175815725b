/** Renders an empty page, to measure the overhead that every page has. Only benchmark builds include it. */
export default function EmptyPage() {
  return null
}
