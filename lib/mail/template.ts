import 'server-only'
import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'
import type { z } from 'zod'

interface Composed {
  subject: string
  body: ReactElement
  unsubscribeUrl?: string
  /** Where an answer goes, if not to the sender. */
  replyTo?: { email: string; name?: string }
}

/** A kind of mail. It is rendered when it is sent, from the props kept in the outbox. */
export interface EmailTemplate {
  /** Bulk mail carries a one-click unsubscribe (RFC 8058) and is held back from suppressed addresses. */
  isBulk: boolean
  /** Holds a link that acts for its reader, so that nobody else is shown it. */
  isPersonal: boolean
  /** Takes the stored props (parsed by the email itself) and gives what is sent. */
  compose: (props: unknown) => Composed
}

/** Binds props to a schema, so that an email written by an older version is refused rather than sent half empty. */
export function emailTemplate<Schema extends z.ZodType>(options: {
  schema: Schema
  isBulk?: boolean
  isPersonal?: boolean
  compose: (props: z.output<Schema>) => ReturnType<EmailTemplate['compose']>
}): EmailTemplate {
  const { isBulk = false, isPersonal = false } = options
  return { isBulk, isPersonal, compose: (props) => options.compose(options.schema.parse(props)) }
}

export interface RenderedMail {
  subject: string
  html: string
  text: string
  unsubscribeUrl?: string | undefined
  replyTo?: Composed['replyTo']
}

/** Renders an email: for the worker and for previews. */
export async function renderMail(template: EmailTemplate, props: unknown): Promise<RenderedMail> {
  const { subject, body, unsubscribeUrl, replyTo } = template.compose(props)
  const html = await render(body)
  return { subject, html, text: toPlainText(html), unsubscribeUrl, replyTo }
}
