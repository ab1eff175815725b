import { DownloadLink } from '@/components/admin/download-link'
import { Notice } from '@/components/ui/notice'

const texts = {
  none: 'This person didn’t attach a resume.',
  lost: 'The resume is no longer in storage. Please ask the person to send it again.',
  unavailable:
    'Storage could not be reached, so the resume could not be opened. Please try again in a moment.',
}

interface ResumeNoticeProps {
  /** The application's id. */
  id: string
  reason: string | string[] | undefined
}

/** Explains why a resume could not be opened. The route redirects back here with the reason in the URL. */
export function ResumeNotice({ id, reason }: ResumeNoticeProps) {
  if (reason === 'confirm')
    return (
      <Notice tone="warn">
        You’ve opened many resumes in a short time. To open this one,{' '}
        <DownloadLink className="underline" href={`/api/admin/applications/${id}/resume`}>
          confirm that it’s you
        </DownloadLink>
        .
      </Notice>
    )
  if (reason !== 'none' && reason !== 'lost' && reason !== 'unavailable') return null
  return <Notice tone="warn">{texts[reason]}</Notice>
}
