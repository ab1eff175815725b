import type { Metadata } from 'next'
import { connection } from 'next/server'
import { AskAgain, PersonalLinkPage, PersonalLinkResult } from '@/components/site/personal-link-page'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { formatLongDate } from '@/lib/dates'
import { type ConfirmationRequest, getConfirmationRequest } from '@/lib/personal-data/queries'
import { ANSWER_DAYS, CONFIRM_HOURS, COPY_DAYS } from '@/lib/personal-data/request-rules'
import { site } from '@/lib/site'

export const metadata: Metadata = { title: 'Your request', robots: { index: false } }
/** Renders the page as a whole, because streamed parts need JavaScript to appear. */
export const instant = false

/**
 * Explains what will happen and asks for confirmation. Opening the page changes nothing, because email scanners also
 * open links.
 */
export default async function ConfirmPage({ params }: PageProps<'/privacy/confirm/[token]'>) {
  await connection()
  const { token } = await params
  const request = await getConfirmationRequest(token)
  return (
    <PersonalLinkPage>
      <Result token={token} request={request} />
    </PersonalLinkPage>
  )
}

function Result({ token, request }: { token: string; request: ConfirmationRequest | null }) {
  if (!request)
    return (
      <PersonalLinkResult title="This link doesn’t work" action={<AskAgain />}>
        Part of it may be missing, a newer email may have replaced it, or your request has already been
        completed and deleted.
      </PersonalLinkResult>
    )
  if (request.state === 'erasing')
    return (
      <PersonalLinkResult title="We’re erasing your data">
        We’ve started erasing everything we hold about {request.maskedEmail}, so you can’t make another
        request until that’s done. You can close this page.
      </PersonalLinkResult>
    )
  if (request.state === 'expired')
    return (
      <PersonalLinkResult title="This link has expired" action={<AskAgain />}>
        It was valid for {CONFIRM_HOURS} hours and nothing was changed. Ask again and we’ll send{' '}
        {request.maskedEmail} a new one.
      </PersonalLinkResult>
    )
  if (request.state === 'confirmed') return <Confirmed request={request} />
  return (
    <>
      <h1 className="font-display text-3xl font-bold">{questions[request.kind](request.maskedEmail)}</h1>
      {request.kind === 'erasure' ? <ErasureFacts /> : <AccessFacts />}
      <form
        action={`/api/privacy/confirm/${encodeURIComponent(token)}`}
        className="flex flex-wrap gap-3 max-sm:*:w-full"
        method="post"
      >
        <Button size="lg" type="submit" variant={request.kind === 'erasure' ? 'danger' : 'primary'}>
          {request.kind === 'erasure' ? 'Yes, erase everything' : 'Yes, send me a copy'}
        </Button>
        <ButtonLink href="/" size="lg" variant="ghost">
          {request.kind === 'erasure' ? 'Keep my data' : 'Not now'}
        </ButtonLink>
      </form>
    </>
  )
}

const questions = {
  access: (email: string) => `Send a copy of everything we hold about ${email}?`,
  erasure: (email: string) => `Erase everything we hold about ${email}?`,
}

function AccessFacts() {
  return (
    <p className="text-fg-soft">
      Within {ANSWER_DAYS} days, we’ll email you a link to your copy: one file with everything we hold about
      you, plus any files you sent us. You can open it once, within {COPY_DAYS} days of our email.
    </p>
  )
}

function ErasureFacts() {
  return (
    <ul className="grid list-disc gap-2 pl-5 text-fg-soft">
      <li>
        Within {ANSWER_DAYS} days, we’ll erase your place on the {site.name} waitlist, your newsletter
        subscription, your messages, your applications and resumes, and every email we’ve exchanged.
      </li>
      <li>This can’t be undone, and it withdraws any application that is still open.</li>
      <li>
        We keep a record of when we erased your data and how many records we erased, without your name or
        address. If you unsubscribed from our emails, we keep a record of that too.
      </li>
    </ul>
  )
}

function Confirmed({ request: { kind, dueAt, isClosed, maskedEmail } }: { request: ConfirmationRequest }) {
  if (isClosed)
    return (
      <PersonalLinkResult title="We’ve answered this request">
        We emailed {maskedEmail}. Check your inbox and your spam folder.
      </PersonalLinkResult>
    )
  return (
    <PersonalLinkResult title="Your request is confirmed">
      {kind === 'erasure'
        ? `We’ll erase everything we hold about ${maskedEmail}`
        : `We’ll send a link to your copy to ${maskedEmail}`}{' '}
      by {dueAt ? formatLongDate(dueAt) : 'the promised date'}. You can close this page.
    </PersonalLinkResult>
  )
}
