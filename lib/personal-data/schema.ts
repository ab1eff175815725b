import { z } from 'zod'
import { normalizeEmail } from '@/lib/platform/email-address'
import { checkedText, honeypot, paragraphs, recordId } from '@/lib/platform/fields'
import { rule } from '@/lib/platform/form-rules'
import type { ListSpec, ParamsOf } from '@/lib/platform/list-params'
import { type RequestKind, requestRules } from './request-rules'

const address = checkedText(requestRules.email)

/** The fields of the public form. Unknown fields are dropped. */
export const privacyRequestSchema = z.object({
  email: address,
  kind: checkedText(requestRules.kind).transform((value) => value as RequestKind),
  website: honeypot,
})

export const linkSchema = z.object({ token: z.string().max(200) })

/** Describes the list for staff: open requests by due date, and closed ones. */
export const requestList = {
  path: '/admin/privacy',
  sorts: ['due'],
  order: { sort: 'due', direction: 'asc' },
  filters: { status: ['done', 'refused'] },
} as const satisfies ListSpec
export type RequestParams = ParamsOf<typeof requestList>

export const lookUpSchema = z.strictObject({ email: address })
export type LookUpInput = z.input<typeof lookUpSchema>

/** Links identify a person by a sealed address, so that neither URLs nor logs reveal it. */
const person = z.string().min(1).max(1_200)
export const personSchema = z.strictObject({ person })

export const eraseSchema = z.strictObject({
  person,
  confirmation: checkedText(rule('Please type the address', () => undefined, normalizeEmail)),
})
export type EraseInput = z.input<typeof eraseSchema>

export const refuseSchema = z.strictObject({
  id: recordId,
  reason: paragraphs(2000).pipe(z.string().min(1, 'Please enter the reason: it is emailed to the person')),
})
export type RefuseInput = z.input<typeof refuseSchema>
