'use client'

import { useEffect, useState } from 'react'
import { EmailFrame } from '@/components/admin/email-frame'
import { Skeleton } from '@/components/ui/skeleton'
import { previewMessage } from '@/lib/campaigns/actions'
import type { MessageDraft } from './use-message-draft'

const PAUSE_MS = 500

/** Previews the email as recipients will see it, rendered by the server shortly after typing stops. */
export function MessagePreview({ draft, postId }: { draft: MessageDraft; postId: string | null }) {
  const [html, setHtml] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const { subject, preview, body } = draft

  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      const result = await previewMessage({ subject, preview, body, postId }).catch(() => null)
      if (!isCurrent) return
      setFailed(!result?.ok)
      if (result?.ok) setHtml(result.data.html)
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [subject, preview, body, postId])

  return (
    <section
      aria-label="Preview"
      className="overflow-hidden rounded-md border border-line bg-surface xl:sticky xl:top-6"
    >
      <div className="border-b border-line bg-sunken px-4 py-3 text-sm">
        <h2 className="mb-1 text-xs font-semibold text-fg-soft">Preview</h2>
        <p className="truncate font-semibold">{subject || 'No subject yet'}</p>
        <p className="truncate text-fg-soft">{preview || 'No preview text'}</p>
      </div>
      {hasFailed && (
        <p className="px-4 py-3 text-sm text-danger">
          The preview could not be loaded. It will be retried as you type.
        </p>
      )}
      {html === null ? (
        <Skeleton className="m-4 h-96" />
      ) : (
        <EmailFrame html={html} title="The email as it will arrive" className="max-h-[36rem]" />
      )}
    </section>
  )
}
