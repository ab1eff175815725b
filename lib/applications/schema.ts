import { z } from 'zod'
import { ruled, trap } from '@/lib/platform/fields'
import { applicationMessages, applicationRules } from './application-rules'
import { CONSENT_VERSION } from './consent'

export const applicationStatuses = ['pending', 'reviewing', 'interview', 'rejected', 'hired'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** Statuses that end an application; from there retention counts. */
export const decisions: readonly ApplicationStatus[] = ['rejected', 'hired']

const { applicantName, email, phone, location, experience, availableStartDate, coverLetter } =
  applicationRules
const { salaryExpectation, portfolioUrl, linkedinUrl } = applicationRules

type Rule = (typeof applicationRules)[keyof typeof applicationRules]

const required = ({ tidy, fault }: Rule) => ruled(fault('') ?? '', tidy, fault)

/** Null when nothing was typed. */
const optional = ({ tidy, fault }: Rule) =>
  ruled('', tidy, fault)
    .prefault('')
    .transform((value) => value || null)

/** What the public form sends. Unknown fields, such as a status, are dropped. */
export const applySchema = z.object({
  applicantName: required(applicantName),
  email: required(email),
  phone: required(phone),
  location: required(location),
  experience: required(experience),
  availableStartDate: required(availableStartDate),
  coverLetter: required(coverLetter),
  salaryExpectation: optional(salaryExpectation),
  portfolioUrl: optional(portfolioUrl),
  linkedinUrl: optional(linkedinUrl),
  /** The slug of the position; empty for a general application. */
  position: z
    .string(applicationMessages.closed)
    .regex(/^[a-z0-9-]{0,200}$/, applicationMessages.closed)
    .default(''),
  /** What the upload answered; empty without a resume. */
  resume: z.string().max(200).default('').catch(''),
  /** Which wording, with which time, stood beside the button. */
  consent: z
    .string()
    .regex(/^\d{4}-\d{2}\/\d{1,3}$/)
    .default(CONSENT_VERSION)
    .catch(CONSENT_VERSION),
  /** Made anew for every form and content: the same submission sent again gets the same answer. */
  submission: z.uuid().optional().catch(undefined),
  website: trap,
})
