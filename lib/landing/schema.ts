import { z } from 'zod'
import { lagosDay } from '@/lib/dates'
import { day, line, optionalImage, recordId, required, requiredText, version } from '@/lib/platform/fields'

export const faqCategories = [
  'Security',
  'Features',
  'Usage',
  'Pricing',
  'Availability',
  'Business Model',
] as const
export type FaqCategory = (typeof faqCategories)[number]

export const featureIcons = [
  'vault',
  'schedule',
  'chat',
  'calendar',
  'insights',
  'emergency',
  'bell',
  'card',
] as const
export type FeatureIcon = (typeof featureIcons)[number]

/** The database stores these values. Staff see the names in feature-names.ts. */
export const featureScreens = [
  'vault',
  'schedule',
  'chat',
  'calendar',
  'insights',
  'door',
  'rhythm',
  'change',
  'agenda',
  'comparison',
  'emergency',
] as const
export type FeatureScreen = (typeof featureScreens)[number]

/** The claims that pages may show, in the order staff see them. A new claim requires a migration that adds its row. */
export const claimKeys = [
  'activeUsers',
  'activeUsersPress',
  'monthlyPayouts',
  'uptime',
  'teamMembers',
  'employeeRating',
  'appRating',
  'betaUsers',
  'companyStage',
  'foundedIn',
  'protectedUsers',
  'breaches',
  'monitoring',
] as const
export type ClaimKey = (typeof claimKeys)[number]

interface ClaimInfo {
  name: string
  shownOn: string
  /** True if the claim is part of the page's text, and therefore cannot be hidden with a switch. */
  isInText?: true
}

/** The name that staff see for each claim, and where visitors see the claim. */
export const claimInfo: Record<ClaimKey, ClaimInfo> = {
  activeUsers: { name: 'Active users', shownOn: 'Landing page, About' },
  activeUsersPress: { name: 'Active users (Press Kit)', shownOn: 'Press Kit', isInText: true },
  monthlyPayouts: { name: 'Monthly payouts', shownOn: 'Landing page' },
  uptime: { name: 'Uptime', shownOn: 'Landing page, Security' },
  teamMembers: { name: 'Team members', shownOn: 'About, Careers, Press Kit' },
  employeeRating: { name: 'Employee rating', shownOn: 'Careers' },
  appRating: { name: 'App rating', shownOn: 'Landing page, Press Kit' },
  betaUsers: { name: 'Beta users', shownOn: 'Press Kit', isInText: true },
  companyStage: { name: 'Company stage', shownOn: 'Press Kit', isInText: true },
  foundedIn: { name: 'Year founded', shownOn: 'About, Press Kit' },
  protectedUsers: { name: 'Protected users', shownOn: 'Security' },
  breaches: { name: 'Breaches', shownOn: 'Security' },
  monitoring: { name: 'Monitoring', shownOn: 'Security' },
}

export const testimonialSchema = z.strictObject({
  id: recordId,
  version,
  name: required(60, 'Please enter a name'),
  role: required(80, 'Please enter the person’s role'),
  title: required(80, 'Please enter a title'),
  content: requiredText(400, 'Please write the testimonial'),
  plan: line(60),
  /** If empty, a portrait is generated from the name. */
  imageId: optionalImage,
})

export const landingFaqSchema = z.strictObject({
  id: recordId,
  version,
  category: z.enum(faqCategories, 'Please choose a category'),
  question: required(160, 'Please write the question'),
  answer: requiredText(2_000, 'Please write the answer'),
})

export const featureSchema = z.strictObject({
  id: recordId,
  version,
  icon: z.enum(featureIcons, 'Please choose an icon'),
  screen: z.enum(featureScreens, 'Please choose an illustration'),
  title: required(60, 'Please enter a title'),
  description: requiredText(300, 'Please write a description'),
})
export type FeatureInput = z.input<typeof featureSchema>

export const claimSchema = z.strictObject({
  key: z.enum(claimKeys),
  version,
  value: required(20, 'Please enter the value'),
  label: required(60, 'Please enter the label'),
  source: requiredText(1_000, 'Please enter the internal source'),
  /** If empty, the claim counts as unsourced. */
  publicSource: line(200),
  checkedOn: day.refine(
    (value) => value <= lagosDay(new Date()),
    'Please choose a date that is not in the future',
  ),
})
export type ClaimInput = z.input<typeof claimSchema>

export const claimVisibilitySchema = z.strictObject({ key: z.enum(claimKeys), isShown: z.boolean() })

export const sourcedOnlySchema = z.strictObject({ onlySourced: z.boolean() })
