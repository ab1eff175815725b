import { z } from 'zod'
import {
  checkedText,
  honeypot,
  recordId,
  required,
  requiredText,
  statusChange,
  version,
  withoutAddress,
} from '@/lib/platform/fields'
import { emailRule } from '@/lib/platform/form-rules'
import type { ListSpec, ParamsOf } from '@/lib/platform/list-params'
import { isPhoneNumber } from '@/lib/platform/phone-number'
import { DEFAULT_CATEGORY, type StaffCategory, staffCategories } from './categories'
import { CONSENT_VERSION, consentTexts } from './consent'
import { contactRules } from './message-rules'

/** The fields of the public form. Unknown fields, such as a status, are dropped. */
export const sendMessageSchema = z.object({
  name: checkedText(contactRules.name),
  email: checkedText(contactRules.email),
  category: checkedText(contactRules.category).prefault(DEFAULT_CATEGORY),
  subject: checkedText(contactRules.subject),
  message: checkedText(contactRules.message),
  consent: z.enum(Object.keys(consentTexts)).default(CONSENT_VERSION).catch(CONSENT_VERSION),
  /** A new id for each text, so that repeating a submission returns the same result. */
  submission: z.uuid().optional().catch(undefined),
  website: honeypot,
})

/** The confirmation shown to the sender. */
export interface Receipt {
  reference: string
  /** True if a confirmation email has been queued. */
  isAcknowledged: boolean
}

export const messageStatuses = ['new', 'replied', 'resolved'] as const
export type MessageStatus = (typeof messageStatuses)[number]

// Object.keys loses the key type.
const categoryKeys = Object.keys(staffCategories) as StaffCategory[]

/** Describes the admin list for parsing its URL: sortable columns and filters. */
export const contactList = {
  path: '/admin/contact',
  sorts: ['received', 'subject', 'name', 'status'],
  order: { sort: 'received', direction: 'desc' },
  filters: { status: messageStatuses, category: categoryKeys, view: ['trash'] },
} as const satisfies ListSpec

export type ContactSort = (typeof contactList.sorts)[number]
export type ContactParams = ParamsOf<typeof contactList>

/** The record ids, in the audit log, of the contact information and the saved replies. */
export const CONTACT_INFO = 'info'
export const SAVED_REPLIES = 'saved-reply'

export const contactInfoSchema = z.strictObject({
  version,
  email: checkedText(emailRule('Please enter the email address')),
  phone: required(40, 'Please enter the phone number').refine(
    isPhoneNumber,
    'Please enter a valid phone number, such as +234 700 000 0000',
  ),
  address: requiredText(300, 'Please enter the address'),
  businessHours: required(120, 'Please enter the business hours'),
  supportHours: requiredText(300, 'Please enter the support hours'),
})
export type ContactInfoInput = z.input<typeof contactInfoSchema>

export const changeMessageStatusSchema = statusChange(messageStatuses)
/** `from` is the category that the screen shows, which may no longer be offered. */
export const changeCategorySchema = z.strictObject({
  id: recordId,
  from: z.string().max(50),
  category: z.enum(categoryKeys),
})

const REPLY_MAX = 10_000

/** `id` is the id of the new entry in the thread, so that a repeated submission adds nothing. */
export const replySchema = z.strictObject({
  id: recordId,
  messageId: recordId,
  text: requiredText(REPLY_MAX, 'Please write the reply'),
})
/** `seenReplyId` is the id of the newest reply that the sender has seen, or null. */
export const sendReplySchema = replySchema.extend({ seenReplyId: recordId.nullable().default(null) })
export type ReplyInput = z.input<typeof replySchema>

/** Every open message offers all saved replies. */
export const MAX_SAVED_REPLIES = 100

export const savedReplySchema = z.strictObject({
  id: recordId,
  version,
  // Titles are unique, so addresses in them could not be erased.
  title: required(80, 'Please enter a title').pipe(withoutAddress),
  body: requiredText(REPLY_MAX, 'Please write the reply'),
})
export type SavedReplyInput = z.input<typeof savedReplySchema>
