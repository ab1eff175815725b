import { z } from 'zod'
import { formatLongDate } from '@/lib/dates'
import { EmailButton, EmailHeading, EmailLayout, EmailText, Paragraphs } from '@/lib/mail/layout'
import { emailTemplate } from '@/lib/mail/template'
import { seedSchema } from '@/lib/platform/signed-id'
import { site } from '@/lib/site'
import { ANSWER_DAYS, CONFIRM_HOURS, COPY_DAYS, COPY_OPEN_MINUTES, type RequestKind } from './request-rules'
import { confirmUrl, copyUrl } from './tokens'

const kind = z.enum(['access', 'erasure'])
const ASKED = `You’re receiving this email because this address was entered on the ${site.name} privacy page.`
const CONFIRMED = `You’re receiving this email because you made a request on the ${site.name} privacy page and confirmed that this address is yours.`

/** Completes a sentence that begins with "asked us". */
const wishes: Record<RequestKind, string> = {
  access: 'for a copy of everything we hold about this email address',
  erasure: 'to erase everything we hold about this email address',
}

const refusals: Record<RequestKind, string> = {
  access: 'We can’t send you a copy of your data',
  erasure: 'We can’t erase your data',
}

/** Asks the owner of an address to confirm the request. Props: the random text of the token, and the kind of request. */
const confirm = emailTemplate({
  linkHours: CONFIRM_HOURS,
  schema: z.object({ seed: seedSchema, kind }),
  compose: ({ seed, kind }) => ({
    subject:
      kind === 'access'
        ? 'Confirm your request for a copy of your data'
        : 'Confirm your request to erase your data',
    body: (
      <EmailLayout
        preview="Nothing happens until you confirm that this address is yours."
        reason={`${ASKED} If that wasn’t you, ignore this email: nothing will change and we won’t email you about this request again.`}
      >
        <EmailHeading>Did you make this request?</EmailHeading>
        <EmailText>
          Someone asked {site.name} {wishes[kind]}. Please confirm that it was you. We won’t{' '}
          {kind === 'access' ? 'send' : 'erase'} anything until you do.
        </EmailText>
        <EmailButton href={confirmUrl(seed)}>Review the request</EmailButton>
        <EmailText>The link works for {CONFIRM_HOURS} hours.</EmailText>
        <EmailText>The {site.name} team</EmailText>
      </EmailLayout>
    ),
  }),
})

/** Acknowledges a confirmed request. Props: the kind of request and its deadline. */
const received = emailTemplate({
  schema: z.object({ kind, dueAt: z.iso.datetime() }),
  compose: ({ kind, dueAt }) => ({
    subject: 'We’ve received your request',
    body: (
      <EmailLayout
        preview={`You’ll have an answer by ${formatLongDate(new Date(dueAt))}.`}
        reason={CONFIRMED}
      >
        <EmailHeading>We’ve received your request</EmailHeading>
        <EmailText>
          You asked us {wishes[kind]}. We’ll process your request by{' '}
          <strong>{formatLongDate(new Date(dueAt))}</strong>, within the {ANSWER_DAYS} days that the Nigeria
          Data Protection Act allows.
        </EmailText>
        <EmailText>
          {kind === 'access'
            ? 'We’ll then email you a link to your copy, or the reason if we can’t send one. The email itself contains none of your data.'
            : 'We’ll erase your address too, so we can’t email you when it’s done. To check, ask us for a copy of your data: it will contain only that new request and the emails about it.'}
        </EmailText>
        <EmailText>The {site.name} team</EmailText>
      </EmailLayout>
    ),
  }),
})

/** Delivers the copy: a link, without personal data. Props: the random text of the token. */
const copy = emailTemplate({
  linkHours: COPY_DAYS * 24,
  schema: z.object({ seed: seedSchema }),
  compose: ({ seed }) => ({
    subject: 'A copy of your data is ready',
    body: (
      <EmailLayout
        preview={`The link is valid for ${COPY_DAYS} days and works once.`}
        reason={`You’re receiving this email because you asked ${site.name} for a copy of the data we hold about this address.`}
      >
        <EmailHeading>A copy of your data is ready</EmailHeading>
        <EmailText>
          Your copy contains everything {site.name} holds about this email address, including the files you
          sent us.
        </EmailText>
        <EmailButton href={copyUrl(seed)}>Open my copy</EmailButton>
        <EmailText>
          You can open your copy once, within {COPY_DAYS} days. You then have {COPY_OPEN_MINUTES} minutes to
          download it. Don’t share the link: anyone who has it can open your copy.
        </EmailText>
        <EmailText>The {site.name} team</EmailText>
      </EmailLayout>
    ),
  }),
})

/** Refuses a request. Props: the kind of request, and the reason as staff wrote it, with paragraphs separated by blank lines. */
const refused = emailTemplate({
  schema: z.object({ kind, reason: z.string() }),
  compose: ({ kind, reason }) => ({
    subject: refusals[kind],
    body: (
      <EmailLayout preview={`${refusals[kind]}. Here’s why.`} reason={CONFIRMED}>
        <EmailHeading>{refusals[kind]}</EmailHeading>
        <EmailText>You asked us {wishes[kind]}. Here’s why we can’t:</EmailText>
        <Paragraphs text={reason} />
        <EmailText>
          If you disagree, you can complain to the Nigeria Data Protection Commission at ndpc.gov.ng.
        </EmailText>
        <EmailText>The {site.name} team</EmailText>
      </EmailLayout>
    ),
  }),
})

export const personalDataTemplates = {
  'privacy-confirm': confirm,
  'privacy-received': received,
  'privacy-copy': copy,
  'privacy-refused': refused,
}
