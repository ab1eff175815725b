import 'server-only'
import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'
import type { z } from 'zod'

interface Composed {
  subject: string
  body: ReactElement
  unsubscribeUrl?: string
  /** Where replies go, if not to the sender. */
  replyTo?: { email: string; name?: string }
}

/** A kind of email. It is rendered when it is sent, from the props stored in the outbox. */
export interface EmailTemplate {
  /** Bulk email has one-click unsubscribe (RFC 8058) and is not sent to suppressed addresses. */
  isBulk: boolean
  /**
   * How many hours the email's personal link is valid; undefined if it has no such link. Only the recipient may see an
   * email with a link, and it is not sent after the link has expired.
   */
  linkHours: number | undefined
  /** True if staff wrote the text. All other emails say that they are automatic. */
  isHandwritten: boolean
  /** Renders stored props, which the template parses first. */
  compose: (props: unknown) => Composed
}

/**
 * Builds a template that validates its props, so that an email queued by an older version is rejected rather than sent
 * incomplete.
 */
export function emailTemplate<Schema extends z.ZodType>(options: {
  schema: Schema
  isBulk?: boolean
  linkHours?: number
  isHandwritten?: boolean
  compose: (props: z.output<Schema>) => ReturnType<EmailTemplate['compose']>
}): EmailTemplate {
  const { isBulk = false, linkHours, isHandwritten = false } = options
  return {
    isBulk,
    linkHours,
    isHandwritten,
    compose: (props) => options.compose(options.schema.parse(props)),
  }
}

export interface RenderedMail {
  subject: string
  html: string
  text: string
  unsubscribeUrl?: string | undefined
  replyTo?: Composed['replyTo']
}

const plainText: Parameters<typeof toPlainText>[1] = {
  selectors: [
    // Otherwise, the text part would join the lines of typed text.
    { selector: '[style*="pre-line"]', format: 'pre' },
    // Otherwise, a period after a link would become part of its URL.
    { selector: 'a', options: { linkBrackets: ['(', ')'], hideLinkHrefIfSameAsText: true } },
  ],
}

/** Renders an email, for the worker and for previews. */
export async function renderMail(template: EmailTemplate, props: unknown): Promise<RenderedMail> {
  const { subject, body, unsubscribeUrl, replyTo } = template.compose(props)
  const html = await render(body)
  return { subject, html, text: toPlainText(html, plainText), unsubscribeUrl, replyTo }
}
