/** Renders an icon on a tile, drawn on a 24 px grid, as decoration next to a title. */
export function IconTile({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-11 shrink-0 rounded-md bg-mint fill-none stroke-brand p-2.5"
      strokeWidth="1.75"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={path} />
    </svg>
  )
}
