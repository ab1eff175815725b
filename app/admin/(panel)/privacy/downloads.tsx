'use client'

import { Download } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { confirmBeforeDownload } from '@/components/forms/identity'
import { Button } from '@/components/ui/button'
import type { Person } from '@/lib/personal-data/admin-queries'

const formats = [
  { part: 'text', label: 'as text' },
  { part: 'json', label: 'as JSON' },
]

/** Offers all data as files. The forms use POST, so that no URL identifies the person. */
export function Downloads({ person, files }: { person: string; files: Person['files'] }) {
  const parts = [...formats, ...files.map(({ id, fileName }) => ({ part: id, label: fileName }))]
  return (
    <section aria-label="Downloads" className="flex flex-wrap gap-2">
      {parts.map(({ part, label }) => (
        <form
          key={part}
          action="/api/admin/privacy/copy"
          method="post"
          onSubmit={confirmAndDownload}
          className="max-w-full"
        >
          <input type="hidden" name="person" value={person} />
          <input type="hidden" name="part" value={part} />
          <Button type="submit" size="sm" variant="secondary" className="max-w-full">
            <Download className="shrink-0" />
            <span className="truncate">Download {label}</span>
          </Button>
        </form>
      ))}
    </section>
  )
}

async function confirmAndDownload(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault()
  const form = event.currentTarget
  // Unlike requestSubmit, this does not trigger this handler again.
  if (await confirmBeforeDownload()) form.submit()
}
