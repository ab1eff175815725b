'use client'

import { FileDown } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { buttonClass } from '@/components/ui/button'
import { formatFileSize } from '@/lib/media/schema'

interface ResumeLinkProps {
  id: string
  fileName: string
  size: number
}

/** Opens the resume. The server records this, so the screen refreshes shortly afterward to show it in the history. */
export function ResumeLink({ id, fileName, size }: ResumeLinkProps) {
  const router = useRouter()
  return (
    <>
      <a
        href={`/api/admin/applications/${id}/resume`}
        target="_blank"
        rel="noopener"
        onClick={() => setTimeout(() => router.refresh(), 1_500)}
        className={buttonClass({ variant: 'secondary', size: 'sm' })}
      >
        <FileDown />
        Open resume
      </a>
      <p className="mt-2 text-sm wrap-anywhere text-fg-soft">
        {fileName} · {formatFileSize(size)}
      </p>
      <p className="mt-1 text-xs text-fg-soft">We record who opens it, and when.</p>
    </>
  )
}
