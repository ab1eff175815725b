import { expect } from 'vitest'
import { POST as postConfirm } from '@/app/api/privacy/confirm/[token]/route'
import { sendContactMessage } from '@/lib/contact/actions'
import { renderMail } from '@/lib/mail/template'
import { jobs } from '@/lib/nouns-server'
import { erasePerson, submitPrivacyRequest } from '@/lib/personal-data/actions'
import { personalDataTemplates } from '@/lib/personal-data/mail'
import type { RequestKind } from '@/lib/personal-data/request-rules'
import { sealPerson } from '@/lib/personal-data/tokens'
import { db } from '@/lib/platform/db'
import { joinWaitlist } from '@/lib/waitlist/actions'
import { becomeAdmin } from './admin'
import { newEmail } from './new-email'

export const requestsOf = (email: string) => db.privacyRequest.findMany({ where: { email } })
export const emailsOf = (email: string, template = 'privacy-confirm') =>
  db.mailMessage.findMany({ where: { toEmail: email, template }, orderBy: { createdAt: 'asc' } })
export const tokenParams = (token: string) => ({ params: Promise.resolve({ token }) })
export const pageRequest = new Request('http://localhost/')
export const formRequest = (fields: Record<string, string> = {}) =>
  new Request('http://localhost/', { method: 'POST', body: new URLSearchParams(fields) })
export const confirm = (token: string) => postConfirm(formRequest(), tokenParams(token))

/** Returns the token in the last email of a kind. */
export async function tokenOf(
  email: string,
  template: keyof typeof personalDataTemplates = 'privacy-confirm',
) {
  const mail = (await emailsOf(email, template)).at(-1)
  const { html } = await renderMail(personalDataTemplates[template], mail?.props)
  return /\/privacy\/(?:confirm|copy)\/([\w-]+)/.exec(html)?.[1] ?? ''
}

export const seedIn = (sentEmail: { props: unknown } | undefined) =>
  String((sentEmail?.props as { seed?: string })?.seed)

export async function requestData(kind: RequestKind, email = newEmail()) {
  expect(await submitPrivacyRequest({ email, kind })).toEqual({ ok: true, data: null })
  return { email, token: await tokenOf(email) }
}

export async function requestAndConfirm(kind: RequestKind, email = newEmail()) {
  const { token } = await requestData(kind, email)
  await confirm(token)
  const request = await db.privacyRequest.findFirstOrThrow({ where: { email, kind, status: 'open' } })
  return { email, token, id: request.id }
}

export async function joinWaitlistAs(email = newEmail()) {
  expect(await joinWaitlist({ name: 'Ada Obi', email })).toMatchObject({ ok: true })
  return email
}

export async function sendMessageAs(email: string) {
  const message = { name: 'Ada', email, subject: 'Hello', message: 'A question', category: 'general' }
  expect(await sendContactMessage(message)).toMatchObject({ ok: true })
}

export const runErasure = (requestId: string) => jobs['privacy.erase']?.({ requestId })

export async function startErasing(email: string) {
  await becomeAdmin()
  const result = await erasePerson({ person: sealPerson(email, 'lookup'), confirmation: email })
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result.data.id
}
