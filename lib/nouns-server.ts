import 'server-only'
import { aboutLists } from './about/lists'
import { applicationJobs, applicationSchedules } from './applications/jobs'
import { applicationLetters } from './applications/mail'
import { authJobs, authSchedules } from './auth/jobs'
import { authLetters } from './auth/mail'
import { blogJobs, blogSchedules } from './blog/jobs'
import { campaignJobs } from './campaigns/jobs'
import { campaignLetters } from './campaigns/mail'
import { careersJobs, careersSchedules } from './careers/jobs'
import { contactJobs, contactSchedules } from './contact/jobs'
import { contactLetters } from './contact/mail'
import { trashJobs, trashSchedules } from './content/jobs'
import type { ContentList } from './content/list'
import { helpJobs, helpSchedules } from './help/jobs'
import { helpLists } from './help/lists'
import { landingLists } from './landing/lists'
import { legalJobs, legalSchedules } from './legal/jobs'
import { mailJobs } from './mail/jobs'
import type { Letter } from './mail/template'
import { mediaJobs, mediaSchedules } from './media/jobs'
import { newsletterJobs, newsletterSchedules } from './newsletter/jobs'
import { newsletterLetters } from './newsletter/mail'
import { personalDataJobs, personalDataSchedules } from './personal-data/jobs'
import { personalDataLetters } from './personal-data/mail'
import { visitorJobs, visitorSchedules } from './platform/daily-visitor'
import type { Job, Schedule } from './platform/jobs'
import { pressJobs, pressSchedules } from './press/jobs'
import { pressLists } from './press/lists'
import { staffJobs, staffSchedules } from './staff/jobs'
import { staffLetters } from './staff/mail'
import { waitlistJobs, waitlistSchedules } from './waitlist/jobs'
import { waitlistLetters } from './waitlist/mail'

/** What a noun does in the background, and the emails that it sends. */
interface Services {
  jobs?: Readonly<Record<string, Job>>
  schedules?: readonly Schedule[]
  templates?: Readonly<Record<string, Letter>>
}

/** Every list of content, for the worker that empties their Trash. */
export const contentLists: readonly ContentList[] = [aboutLists, landingLists, pressLists, helpLists].flatMap(
  (lists) => Object.values(lists),
)

const services: readonly Services[] = [
  { jobs: trashJobs(contentLists), schedules: trashSchedules },
  { jobs: applicationJobs, schedules: applicationSchedules, templates: applicationLetters },
  { jobs: authJobs, schedules: authSchedules, templates: authLetters },
  { jobs: blogJobs, schedules: blogSchedules },
  { jobs: campaignJobs, templates: campaignLetters },
  { jobs: careersJobs, schedules: careersSchedules },
  { jobs: contactJobs, schedules: contactSchedules, templates: contactLetters },
  { jobs: helpJobs, schedules: helpSchedules },
  { jobs: legalJobs, schedules: legalSchedules },
  { jobs: mediaJobs, schedules: mediaSchedules },
  { jobs: newsletterJobs, schedules: newsletterSchedules, templates: newsletterLetters },
  { jobs: visitorJobs, schedules: visitorSchedules },
  { jobs: pressJobs, schedules: pressSchedules },
  { jobs: personalDataJobs, schedules: personalDataSchedules, templates: personalDataLetters },
  { jobs: staffJobs, schedules: staffSchedules, templates: staffLetters },
  { jobs: waitlistJobs, schedules: waitlistSchedules, templates: waitlistLetters },
]

const merge = <Value>(records: readonly (Readonly<Record<string, Value>> | undefined)[]) =>
  Object.assign({}, ...records) as Record<string, Value>

/** Every email template by the name under which the outbox keeps it, for the worker and the Mail screen. */
export const templates = merge(services.map((noun) => noun.templates))

/** Every background job by name. */
export const jobs: Record<string, Job> = {
  ...merge(services.map((noun) => noun.jobs)),
  ...mailJobs(templates),
}

export const schedules: readonly Schedule[] = services.flatMap((noun) => noun.schedules ?? [])
