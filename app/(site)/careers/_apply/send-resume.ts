import { sendUpload } from '@/components/forms/send-upload'
import { type ResumeResponse, resumeMessages, type SentResume } from '@/lib/applications/resume-rules'

export interface ResumeUpload {
  response: Promise<({ ok: true } & SentResume) | { ok: false; message: string; canRetry: boolean }>
  /** Aborts the upload, which then reports a failure. */
  abort: () => void
}

/** Statuses that refuse the file itself, so that sending it again cannot help. */
const FINAL_STATUSES = [413, 415, 422]

export function sendResume(file: File, onProgress: (fraction: number) => void): ResumeUpload {
  const { response, abort } = sendUpload<ResumeResponse>('/api/uploads/resume', file, onProgress)
  return {
    abort,
    response: response.then(({ status, answer }) => {
      if (answer?.ok) return answer
      if (!answer) return { ok: false, message: resumeMessages.failed, canRetry: true }
      return { ...answer, canRetry: !FINAL_STATUSES.includes(status) }
    }),
  }
}
