import { Refusal } from '@/lib/platform/errors'
import { resumeMessages } from './resume-rules'

export const damaged = () => new Refusal(resumeMessages.damaged)
export const tooLarge = () => new Refusal(resumeMessages.unpacked)
