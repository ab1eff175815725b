import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { formatDateTime } from '@/lib/dates'

interface VersionsProps {
  postId: string
  /** The currently saved version. */
  current: number
  revisions: readonly { id: string; version: number; savedAt: Date; actorName: string; title: string }[]
}

/** Lists every saved version with its author and time. Each one can be read and restored. */
export function Versions({ postId, current, revisions }: VersionsProps) {
  if (revisions.length === 0) return null
  return (
    <section aria-labelledby="versions" className="mt-10">
      <h2 id="versions" className="text-base font-semibold">
        Versions
      </h2>
      <Card className="mt-3">
        <ol className="divide-y divide-line">
          {revisions.map(({ id, version, savedAt, actorName, title }, index) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 px-5 py-3 text-sm">
              <Link
                href={`/admin/blog/${postId}/versions/${id}`}
                className="font-semibold underline-offset-4 hover:underline"
              >
                Version {version}
              </Link>
              {(version === current || index === 0) && <Badge tone="accent">Current</Badge>}
              <span className="min-w-0 flex-1 truncate text-fg-soft max-sm:basis-full">{title}</span>
              <span className="text-fg-soft tabular-nums">
                {actorName}, <time dateTime={savedAt.toISOString()}>{formatDateTime(savedAt)}</time>
              </span>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  )
}
