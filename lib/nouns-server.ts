import 'server-only'
import { aboutImages } from './about/image-uses'
import { aboutLists } from './about/lists'
import { aboutData } from './about/personal-data'
import { listAboutPages } from './about/sitemap'
import { applicationJobs, applicationSchedules } from './applications/jobs'
import { applicationTemplates } from './applications/mail'
import { applicationData } from './applications/personal-data'
import { auditData } from './audit/personal-data'
import { authJobs, authSchedules } from './auth/jobs'
import { authTemplates } from './auth/mail'
import { authData } from './auth/personal-data'
import { blogImages } from './blog/image-uses'
import { blogJobs, blogSchedules } from './blog/jobs'
import { blogData } from './blog/personal-data'
import { listBlogPages } from './blog/sitemap'
import { campaignJobs } from './campaigns/jobs'
import { campaignTemplates } from './campaigns/mail'
import { campaignData } from './campaigns/personal-data'
import { careersLists } from './careers/lists'
import { careersData } from './careers/personal-data'
import { listCareersPages } from './careers/sitemap'
import { contactJobs, contactSchedules } from './contact/jobs'
import { contactTemplates } from './contact/mail'
import { contactData } from './contact/personal-data'
import { trashJobs, trashSchedules } from './content/jobs'
import type { ContentList } from './content/list'
import { helpImages } from './help/image-uses'
import { helpJobs, helpSchedules } from './help/jobs'
import { helpLists } from './help/lists'
import { helpData } from './help/personal-data'
import { listHelpPages } from './help/sitemap'
import { landingImages } from './landing/image-uses'
import { landingLists } from './landing/lists'
import { landingData } from './landing/personal-data'
import { legalLists } from './legal/lists'
import { legalData } from './legal/personal-data'
import { listLegalPages } from './legal/sitemap'
import { mailJobs } from './mail/jobs'
import { mailData } from './mail/personal-data'
import type { EmailTemplate } from './mail/template'
import type { ImageUsesByTag } from './media/image-use'
import { mediaJobs, mediaSchedules } from './media/jobs'
import { mediaData } from './media/personal-data'
import { newsletterJobs, newsletterSchedules } from './newsletter/jobs'
import { newsletterTemplates } from './newsletter/mail'
import { newsletterData } from './newsletter/personal-data'
import { outboxJobs, outboxSchedules } from './outbox/jobs'
import { personalDataJobs, personalDataSchedules } from './personal-data/jobs'
import { personalDataTemplates } from './personal-data/mail'
import { requestData } from './personal-data/personal-data'
import { visitorJobs, visitorSchedules } from './platform/daily-visitor'
import type { Job, Schedule } from './platform/jobs'
import type { OrderedList } from './platform/ordered-list'
import { type PersonalData, platformData } from './platform/personal-data'
import type { PublicPage } from './platform/public-page'
import { pressImages } from './press/image-uses'
import { pressJobs, pressSchedules } from './press/jobs'
import { pressLists } from './press/lists'
import { pressData } from './press/personal-data'
import { listPressPages } from './press/sitemap'
import { settingsJobs, settingsSchedules } from './settings/jobs'
import { staffJobs, staffSchedules } from './staff/jobs'
import { staffTemplates } from './staff/mail'
import { storageData } from './storage/personal-data'
import { viewData } from './views/personal-data'
import { waitlistJobs, waitlistSchedules } from './waitlist/jobs'
import { waitlistTemplates } from './waitlist/mail'
import { waitlistData } from './waitlist/personal-data'

/** Each noun's background jobs and email templates. */
interface Services {
  jobs?: Readonly<Record<string, Job>>
  schedules?: readonly Schedule[]
  templates?: Readonly<Record<string, EmailTemplate>>
}

/** All content lists with a full declaration. */
export const contentLists: readonly ContentList[] = [aboutLists, landingLists, pressLists, helpLists].flatMap(
  (lists) => Object.values(lists),
)

/** Lists with their own save actions, which share only reordering and the Trash with other lists. */
const otherLists: readonly OrderedList[] = [careersLists, legalLists].flatMap((lists) => Object.values(lists))

/** How each noun treats columns that can contain personal data, and its tables of such data. */
export const personalData: readonly PersonalData[] = [
  aboutData,
  applicationData,
  auditData,
  authData,
  blogData,
  campaignData,
  careersData,
  contactData,
  helpData,
  landingData,
  legalData,
  mailData,
  mediaData,
  newsletterData,
  platformData,
  pressData,
  requestData,
  storageData,
  viewData,
  waitlistData,
]

/**
 * Where each noun shows images. The gallery refuses to delete images in use, and expires their pages once smaller
 * copies exist.
 */
export const imageUses: ImageUsesByTag = {
  landing: landingImages,
  blog: blogImages,
  about: aboutImages,
  press: pressImages,
  help: helpImages,
}

const pages: PublicPage[] = ['/', '/waitlist', '/contact', '/security', '/privacy/request'].map((path) => ({
  path,
}))

/** The pages of the sitemap. */
export const publicPages: readonly (() => Promise<PublicPage[]>)[] = [
  async () => pages,
  listAboutPages,
  listHelpPages,
  listLegalPages,
  listBlogPages,
  listCareersPages,
  listPressPages,
]

const services: readonly Services[] = [
  { jobs: trashJobs([...contentLists, ...otherLists]), schedules: trashSchedules },
  { jobs: applicationJobs, schedules: applicationSchedules, templates: applicationTemplates },
  { jobs: authJobs, schedules: authSchedules, templates: authTemplates },
  { jobs: blogJobs, schedules: blogSchedules },
  { jobs: campaignJobs, templates: campaignTemplates },
  { jobs: contactJobs, schedules: contactSchedules, templates: contactTemplates },
  { jobs: helpJobs, schedules: helpSchedules },
  { jobs: mediaJobs(imageUses), schedules: mediaSchedules },
  { jobs: newsletterJobs, schedules: newsletterSchedules, templates: newsletterTemplates },
  { jobs: outboxJobs, schedules: outboxSchedules },
  { jobs: visitorJobs, schedules: visitorSchedules },
  { jobs: pressJobs, schedules: pressSchedules },
  {
    jobs: personalDataJobs(personalData),
    schedules: personalDataSchedules,
    templates: personalDataTemplates,
  },
  { jobs: settingsJobs, schedules: settingsSchedules },
  { jobs: staffJobs, schedules: staffSchedules, templates: staffTemplates },
  { jobs: waitlistJobs, schedules: waitlistSchedules, templates: waitlistTemplates },
]

const merge = <Value>(records: readonly (Readonly<Record<string, Value>> | undefined)[]) =>
  Object.assign({}, ...records) as Record<string, Value>

/** All email templates by the name stored in the outbox, for the worker and the Email screen. */
export const templates = merge(services.map((noun) => noun.templates))

/** All background jobs by name. */
export const jobs: Record<string, Job> = {
  ...merge(services.map((noun) => noun.jobs)),
  ...mailJobs(templates),
}

export const schedules: readonly Schedule[] = services.flatMap((noun) => noun.schedules ?? [])
