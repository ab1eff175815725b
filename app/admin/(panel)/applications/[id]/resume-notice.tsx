import { Notice } from '@/components/ui/notice'

const texts = {
  none: 'This person didn’t attach a resume.',
  lost: 'The resume is no longer in storage. Please ask the person to send it again.',
  unavailable:
    'Storage could not be reached, so the resume could not be opened. Please try again in a moment.',
}

/** Explains why a resume could not be opened. The route redirects back here with the reason in the URL. */
export function ResumeNotice({ reason }: { reason: string | string[] | undefined }) {
  if (reason !== 'none' && reason !== 'lost' && reason !== 'unavailable') return null
  return <Notice tone="warn">{texts[reason]}</Notice>
}
