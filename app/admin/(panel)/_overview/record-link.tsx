import type { Route } from 'next'
import { Link } from '@/components/ui/link'

/** Describes a change, with a link to the record if it still exists. */
export function RecordLink({ href, children }: { href: string | undefined; children: string }) {
  if (!href) return children
  return (
    <Link
      href={href as Route}
      className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {children}
    </Link>
  )
}
