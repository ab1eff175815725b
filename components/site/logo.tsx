import { site } from '@/lib/site'

/** Draws the logo: an amount that steps down, and a drop that has just left it. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path
        d="M2 6a3 3 0 0 1 3-3h5a2 2 0 0 1 2 2v6h6a2 2 0 0 1 2 2v7h8a2 2 0 0 1 2 2v4a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3z"
        className="fill-accent"
      />
      <circle cx="24.5" cy="11" r="4.5" className="fill-marigold" />
    </svg>
  )
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark className="size-8" />
      <span className="font-display text-xl leading-none font-bold tracking-tight">{site.name}</span>
    </span>
  )
}
