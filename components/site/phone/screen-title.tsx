/** Renders the top of a nested screen: a Back button and the title. */
export function ScreenTitle({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-2 py-1 text-base font-semibold">
      <svg
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className="size-5"
      >
        <path d="m12 5-5 5 5 5" />
      </svg>
      {children}
    </p>
  )
}
