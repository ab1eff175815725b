import type { Metadata } from 'next'
import { connection } from 'next/server'
import { AskAgain, PersonalLinkPage, PersonalLinkResult } from '@/components/site/personal-link-page'
import { Button } from '@/components/ui/button'
import { formatCount } from '@/lib/count'
import { formatDateTime, formatLongDate } from '@/lib/dates'
import { type CopyLink, getCopyLink } from '@/lib/personal-data/queries'
import { COPY_DAYS, COPY_OPEN_MINUTES } from '@/lib/personal-data/request-rules'

export const metadata: Metadata = { title: 'Your copy', robots: { index: false } }
/** Renders the page as a whole, because streamed parts need JavaScript to appear. */
export const instant = false

/**
 * Offers the copy. Opening the page neither shows the copy nor uses up the link, because email scanners also open
 * links. Only the button does.
 */
export default async function CopyPage({ params }: PageProps<'/privacy/copy/[token]'>) {
  await connection()
  const { token } = await params
  const copy = await getCopyLink(token)
  const route = `/api/privacy/copy/${encodeURIComponent(token)}`
  return (
    <PersonalLinkPage>
      <Result copy={copy} route={route} />
    </PersonalLinkPage>
  )
}

function Result({ copy, route }: { copy: CopyLink | null; route: string }) {
  if (!copy)
    return (
      <PersonalLinkResult title="This link doesn’t work" action={<AskAgain />}>
        Part of it may be missing, or it may have expired: links are valid for {COPY_DAYS} days.
      </PersonalLinkResult>
    )
  if (copy.state === 'expired')
    return (
      <PersonalLinkResult title="This link has expired" action={<AskAgain />}>
        It was valid for {COPY_DAYS} days. Ask again and we’ll send {copy.maskedEmail} a new one.
      </PersonalLinkResult>
    )
  if (copy.state === 'used')
    return (
      <PersonalLinkResult title="This link has been used" action={<AskAgain />}>
        Your copy was opened and was available for {COPY_OPEN_MINUTES} minutes. If that wasn’t you, contact
        us.
      </PersonalLinkResult>
    )
  if (copy.state === 'open') return <Downloads copy={copy} route={route} />
  return (
    <>
      <h1 className="font-display text-3xl font-bold">A copy of your data is ready</h1>
      <p className="text-fg-soft">
        It contains everything we hold about {copy.maskedEmail}. You can open your copy until{' '}
        {formatLongDate(copy.expiresAt)}. Once you open it, you have {COPY_OPEN_MINUTES} minutes to download
        it.
      </p>
      <form action={route} method="post">
        <Button size="lg" type="submit">
          Open my copy
        </Button>
      </form>
    </>
  )
}

const formats = [
  { part: 'text', label: 'Everything, easy to read', note: 'A text file' },
  { part: 'json', label: 'Everything, machine-readable', note: 'A JSON file with the same content' },
]

function Downloads({ copy: { files, expiresAt }, route }: { copy: CopyLink; route: string }) {
  const uploads = files.map(({ id, fileName, size }) => ({
    part: id,
    label: fileName,
    note: `A file you sent us, ${kilobytes(size)}`,
  }))
  return (
    <>
      <h1 className="font-display text-3xl font-bold">Your copy</h1>
      <p className="text-fg-soft">
        Download what you need before {formatDateTime(expiresAt)} (Lagos time). After that, this link stops
        working.
      </p>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface">
        {[...formats, ...uploads].map(({ part, label, note }) => (
          <li key={part}>
            <form action={route} method="post" className="flex items-center justify-between gap-4 p-4">
              <input type="hidden" name="part" value={part} />
              <span className="min-w-0">
                <span className="block font-semibold wrap-anywhere">{label}</span>
                <span className="block text-sm text-fg-soft">{note}</span>
              </span>
              <Button type="submit" size="sm" variant="secondary">
                Download<span className="sr-only"> {label}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </>
  )
}

function kilobytes(bytes: number) {
  return `${formatCount(Math.max(1, Math.round(bytes / 1024)))} kB`
}
