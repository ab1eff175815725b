'use server'
import { action } from '@/lib/platform/action'
import { Refusal } from '@/lib/platform/errors'
import { networkOf } from '@/lib/platform/network'
import { requestInfo } from '@/lib/platform/request'
import { submissionId } from '@/lib/platform/submission-id'
import { applicationMessages } from './application-rules'
import { findEarlier, findPosition, lockApplicant, storeApplication } from './receive-application'
import { resumeMessages } from './resume-rules'
import { applySchema } from './schema'
import { storeResume } from './upload'

/**
 * Takes an application: one a person and position in 30 days. The position is held open until it is stored. Sent again, the same
 * submission gets the same answer, also when the position was closed meanwhile.
 */
export const apply = action(
  {
    name: 'applications.apply',
    schema: applySchema,
    limit: { name: 'apply', points: 20, seconds: 600 },
    receive: receiveResume,
    failure: applicationMessages.failure,
  },
  async ({ website, submission, ...sent }, { tx }) => {
    // A program filled the hidden field: it is told that all went well and tries nothing else.
    if (website) return null
    const position = sent.position === '' ? null : await findPosition(tx, sent.position)
    if (position === undefined) throw new Refusal(applicationMessages.closed)
    const id = submissionId(submission, `${sent.email}\n${position?.id ?? ''}`)
    await lockApplicant(tx, sent.email, position)
    const earlier = await findEarlier(tx, sent.email, position)
    if (earlier.includes(id)) return null
    if (position && !position.isOpen) throw new Refusal(applicationMessages.closed)
    if (earlier.length > 0)
      throw new Refusal(position ? applicationMessages.alreadyApplied : applicationMessages.alreadySent)
    await storeApplication(tx, { id, position, sent })
    return null
  },
)

/** Without script the file comes with the form. What is stored is kept by its token, whatever else is refused. */
async function receiveResume(form: FormData): Promise<{ resume?: string }> {
  const file = form.get('resumeFile')
  form.delete('resumeFile')
  if (form.get('resumeRemove')) for (const name of ['resume', 'resumeName', 'resumeSize']) form.delete(name)
  if (!(file instanceof File) || file.size === 0) return {}
  try {
    const { address } = await requestInfo()
    const stored = await storeResume({ name: file.name, body: file.stream(), network: networkOf(address) })
    form.set('resume', stored.token)
    form.set('resumeName', stored.name)
    form.set('resumeSize', String(stored.size))
    return {}
  } catch (error) {
    return { resume: error instanceof Refusal ? error.message : resumeMessages.failed }
  }
}
