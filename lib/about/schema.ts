import { z } from 'zod'
import { optionalImage, paragraphs, recordId, required, requiredText, version } from '@/lib/platform/fields'

/** The first icon is the default. */
export const valueIcons = [
  'shield',
  'heart',
  'lightbulb',
  'globe',
  'target',
  'users',
  'award',
  'zap',
] as const
export type ValueIcon = (typeof valueIcons)[number]

/** The record id of the texts in the audit log. */
export const ABOUT_TEXTS = 'texts'

export const MISSING = 'Please fill in required fields'

export const aboutTextsSchema = z.strictObject({
  version,
  missionText: requiredText(1_000, 'Please write the mission statement'),
  /** A blank line starts a new paragraph. */
  storyText: requiredText(10_000, 'Please write your story'),
})
export type AboutTextsInput = z.input<typeof aboutTextsSchema>

export const coreValueSchema = z.strictObject({
  id: recordId,
  version,
  title: required(60, 'Please enter a title'),
  description: requiredText(400, 'Please write a description'),
  icon: z.enum(valueIcons, 'Please choose an icon'),
})
export type CoreValueInput = z.input<typeof coreValueSchema>

export const teamMemberSchema = z.strictObject({
  id: recordId,
  version,
  name: required(80, 'Please enter a name'),
  role: required(80, 'Please enter the person’s role'),
  bio: paragraphs(500).prefault(''),
  /** If empty, the page shows the initials. */
  imageId: optionalImage,
})

export const milestoneSchema = z.strictObject({
  id: recordId,
  version,
  year: required(20, 'Please enter the year'),
  title: required(80, 'Please enter a title'),
  description: paragraphs(400).prefault(''),
})
export type MilestoneInput = z.input<typeof milestoneSchema>
