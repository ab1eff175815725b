import { z } from 'zod'
import { formatFileSize } from '@/lib/media/schema'
import {
  checkedText,
  day,
  line,
  optionalImage,
  paragraphs,
  recordId,
  required,
  version,
} from '@/lib/platform/fields'
import { emailRule } from '@/lib/platform/form-rules'
import { isPhoneNumber } from '@/lib/platform/phone-number'
import { isWebAddress } from '@/lib/platform/web-address'

export const assetCategories = ['logos', 'screenshots', 'marketing'] as const
export type AssetCategory = (typeof assetCategories)[number]

/** The labels for visitors and staff. */
export const assetCategoryNames: Record<AssetCategory, string> = {
  logos: 'Logos',
  screenshots: 'Screenshots',
  marketing: 'Marketing',
}

/** The name for an unknown outlet (specification of the back office, section 9). */
export const UNKNOWN_OUTLET = 'Unknown'

export const MISSING = 'Please fill in required fields'

/** Returns the download path of an asset. */
export function assetDownloadPath(assetId: string): `/press/download/${string}` {
  return `/press/download/${assetId}`
}

const formats: Record<string, string> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPG',
  'image/webp': 'WEBP',
  'image/svg+xml': 'SVG',
  'application/pdf': 'PDF',
  'application/zip': 'ZIP',
}

/** Returns the format of a content type, such as "PNG". */
export function assetFormat(contentType: string): string {
  return formats[contentType] ?? 'File'
}

/** Formats a size as in the specification: "2.1 MB", with the units Bytes, KB, MB and GB. Kilobytes are whole. */
export function assetSize(bytes: number): string {
  return formatFileSize(bytes, bytes < 1024 ** 2 ? 0 : 1)
}

/** Autosaved while staff are typing, so either part may still be empty. */
export const factSchema = z.strictObject({ id: recordId, version, label: line(80), value: line(200) })
export type FactInput = z.input<typeof factSchema>

export const keyMessageSchema = z.strictObject({
  id: recordId,
  version,
  title: required(120, 'Please enter a title'),
  description: paragraphs(1_000),
})
export type KeyMessageInput = z.input<typeof keyMessageSchema>

export const leaderSchema = z.strictObject({
  id: recordId,
  version,
  name: required(120, 'Please enter the name'),
  role: line(120),
  bio: paragraphs(1_000),
  /** Empty without a photo. */
  imageId: optionalImage,
})

export const assetSchema = z.strictObject({
  id: recordId,
  version,
  name: required(120, 'Please enter a name'),
  category: z.enum(assetCategories, 'Please choose a category'),
  description: paragraphs(600),
  fileId: z.uuid('Please upload a file or choose an image').pipe(recordId),
})
export type AssetInput = z.input<typeof assetSchema>

export const newsSchema = z.strictObject({
  id: recordId,
  version,
  date: day.transform((value) => new Date(value)),
  title: required(200, 'Please enter the headline'),
  outlet: line(120),
  link: line(2_000).refine(
    (text) => text === '' || isWebAddress(text),
    'Please enter an address that starts with https:// or http://',
  ),
})

const email = checkedText(emailRule())

/** A field that is not sent keeps its value. */
export const pressContactSchema = z.strictObject({
  version,
  pressEmail: email.optional(),
  pressPhone: line(40)
    .refine(
      (text) => text === '' || isPhoneNumber(text),
      'Please enter a valid phone number, such as +234 700 000 0000',
    )
    .optional(),
  generalEmail: email.optional(),
  address: paragraphs(500).optional(),
})
export type PressContactInput = z.input<typeof pressContactSchema>

export const boilerplateSchema = z.strictObject({
  version,
  boilerplate: paragraphs(5_000).pipe(z.string().min(1, 'Please write the boilerplate')),
})
export type BoilerplateInput = z.input<typeof boilerplateSchema>

/** The record ids, in the audit log, of the two rows that always exist. */
export const PRESS_CONTACT = 'contact'
export const PRESS_PAGE = 'page'
