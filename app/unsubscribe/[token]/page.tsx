import type { Metadata } from 'next'
import { connection } from 'next/server'
import { Suspense } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Spinner } from '@/components/ui/spinner'
import { site } from '@/lib/site'
import { getMailChoice } from '@/lib/waitlist/queries'

export const metadata: Metadata = { title: 'Your mails', robots: { index: false } }

interface Props {
  params: Promise<{ token: string }>
}

export default function UnsubscribePage({ params }: Props) {
  return (
    <div className="mx-auto grid min-h-[60vh] w-full max-w-xl content-center gap-5 px-5 py-16">
      <Suspense fallback={<Spinner label="Looking up your link" />}>
        <MailChoice params={params} />
      </Suspense>
    </div>
  )
}

async function MailChoice({ params }: Props) {
  await connection()
  const { token } = await params
  const choice = await getMailChoice(token)
  if (!choice)
    return (
      <Answer title="This link does not work">
        It may have been cut off in the mail, or the address is no longer on our list and gets no mail anyway.
        Try copying the whole link into your browser.
      </Answer>
    )
  if (choice.isUnsubscribed)
    return (
      <Answer title="You will get no more mails">
        We write no more messages to {choice.maskedEmail}. Your place on the {site.name} waitlist is kept.
      </Answer>
    )
  return (
    <>
      <h1 className="font-display text-3xl font-bold">Stop mails to {choice.maskedEmail}?</h1>
      <p className="text-fg-soft">
        You keep your place on the waitlist. We only stop writing to you about it, the opening included.
      </p>
      <form
        action={`/api/unsubscribe/${encodeURIComponent(token)}`}
        className="flex flex-wrap gap-3"
        method="post"
      >
        <Button size="lg" type="submit">
          Stop the mails
        </Button>
        <ButtonLink href="/" size="lg" variant="ghost">
          Keep getting them
        </ButtonLink>
      </form>
    </>
  )
}

function Answer({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <>
      <h1 className="font-display text-3xl font-bold">{title}</h1>
      <p className="text-fg-soft">{children}</p>
      <p>
        <ButtonLink href="/" variant="secondary">
          Go to the start page
        </ButtonLink>
      </p>
    </>
  )
}
