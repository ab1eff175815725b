import type { Metadata } from 'next'
import { connection } from 'next/server'
import { LetterAnswer, LetterPage } from '@/components/site/letter-answer'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { formatLongDate } from '@/lib/dates'
import { type AskedRequest, getAskedRequest } from '@/lib/personal-data/queries'
import { ANSWER_DAYS, CONFIRM_HOURS, COPY_DAYS } from '@/lib/personal-data/request-rules'
import { site } from '@/lib/site'

export const metadata: Metadata = { title: 'Your request', robots: { index: false } }
/** Waits for the answer: a part that comes later would need script to be shown. */
export const instant = false

interface Props {
  params: Promise<{ token: string }>
}

/** Opening it (scanners do) changes nothing: it says what will happen, and asks. */
export default async function ConfirmPage({ params }: Props) {
  await connection()
  const { token } = await params
  const request = await getAskedRequest(token)
  return (
    <LetterPage>
      <Answer token={token} request={request} />
    </LetterPage>
  )
}

function Answer({ token, request }: { token: string; request: AskedRequest | null }) {
  if (!request)
    return (
      <LetterAnswer title="This link does not work" action={<AskAgain />}>
        It may have been cut off in the mail, a newer letter may have replaced it, or the request has been
        dealt with and nothing is left of it.
      </LetterAnswer>
    )
  if (request.state === 'late')
    return (
      <LetterAnswer title="This link has run out" action={<AskAgain />}>
        It worked for {CONFIRM_HOURS} hours, and nothing has happened. Ask again and we send{' '}
        {request.maskedEmail} a new one.
      </LetterAnswer>
    )
  if (request.state === 'confirmed') return <Confirmed request={request} />
  return (
    <>
      <h1 className="font-display text-3xl font-bold">{questions[request.kind](request.maskedEmail)}</h1>
      {request.kind === 'erasure' ? <ErasureFacts /> : <AccessFacts />}
      <form
        action={`/api/privacy/confirm/${encodeURIComponent(token)}`}
        className="flex flex-wrap gap-3"
        method="post"
      >
        <Button size="lg" type="submit" variant={request.kind === 'erasure' ? 'danger' : 'primary'}>
          {request.kind === 'erasure' ? 'Yes, erase everything' : 'Yes, send me a copy'}
        </Button>
        <ButtonLink href="/" size="lg" variant="ghost">
          Not now
        </ButtonLink>
      </form>
    </>
  )
}

const questions = {
  access: (email: string) => `Send a copy of everything under ${email}?`,
  erasure: (email: string) => `Erase everything under ${email}?`,
}

function AccessFacts() {
  return (
    <p className="text-fg-soft">
      Within {ANSWER_DAYS} days you get a mail with a link to your copy: a file with all we keep, and the
      files you sent us. The link waits for {COPY_DAYS} days and can be used once.
    </p>
  )
}

function ErasureFacts() {
  return (
    <ul className="grid list-disc gap-2 pl-5 text-fg-soft">
      <li>
        Your place on the {site.name} waitlist, the newsletter, your messages, applications and resumes, and
        the mails between us are erased within {ANSWER_DAYS} days.
      </li>
      <li>It cannot be undone. An application that is still open ends with it.</li>
      <li>
        What stays is a note that it was done and how much it was, and, if you had stopped our mails, that
        wish: without your name and without your address.
      </li>
    </ul>
  )
}

function Confirmed({ request: { kind, dueAt, isClosed, maskedEmail } }: { request: AskedRequest }) {
  if (isClosed)
    return (
      <LetterAnswer title="This request has been answered">
        We wrote to {maskedEmail}. Look into your inbox, and into the spam folder.
      </LetterAnswer>
    )
  return (
    <LetterAnswer title="Your request is confirmed">
      {kind === 'erasure'
        ? `We erase everything under ${maskedEmail}`
        : `A link to your copy comes to ${maskedEmail}`}{' '}
      by {dueAt ? formatLongDate(dueAt) : 'the day we promised'}. You can close this page.
    </LetterAnswer>
  )
}

function AskAgain() {
  return (
    <ButtonLink href="/privacy/request" variant="secondary">
      Ask again
    </ButtonLink>
  )
}
