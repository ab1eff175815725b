import type { Metadata } from 'next'
import { connection } from 'next/server'
import { PersonalLinkPage, PersonalLinkResult } from '@/components/site/personal-link-page'
import { ButtonLink } from '@/components/ui/button-link'
import { site } from '@/lib/site'
import { acceptInvitation } from '@/lib/staff/actions'
import { getInvitation, type InvitationLink } from '@/lib/staff/queries'
import { INVITATION_DAYS } from '@/lib/staff/schema'
import { InvitationForm } from './invitation-form'

export const metadata: Metadata = { title: 'Your invitation', robots: { index: false } }
/** Renders the page as a whole, because streamed parts need JavaScript to appear. */
export const instant = false

/** Offers an account. Opening the page changes nothing, because email scanners also open links. */
export default async function InvitationPage({ params }: PageProps<'/invitation/[token]'>) {
  await connection()
  const { token } = await params
  const invitation = await getInvitation(token)
  return (
    <PersonalLinkPage>
      <Result token={token} invitation={invitation} />
    </PersonalLinkPage>
  )
}

function Result({ token, invitation }: { token: string; invitation: InvitationLink | null }) {
  if (!invitation || invitation.state === 'revoked')
    return (
      <PersonalLinkResult title="This invitation doesn’t work">
        Part of it may be missing, a newer invitation may have replaced it, or it was revoked. Ask the person
        who invited you for a new one.
      </PersonalLinkResult>
    )
  if (invitation.state === 'expired')
    return (
      <PersonalLinkResult title="This invitation has expired">
        It was valid for {INVITATION_DAYS} days. Ask the person who invited you to send it again.
      </PersonalLinkResult>
    )
  if (invitation.state === 'used')
    return (
      <PersonalLinkResult title="Your account is ready" action={<SignIn />}>
        This invitation has already been used to create an account. Sign in with the username and password you
        chose.
      </PersonalLinkResult>
    )
  return (
    <>
      <h1 className="font-display text-3xl font-bold">Set up your account</h1>
      <p className="text-fg-soft">
        You’ve been invited to help run the {site.name} website. Emails about your account go to{' '}
        <strong className="font-semibold text-fg wrap-anywhere">{invitation.email}</strong>.
      </p>
      <InvitationForm accept={acceptInvitation} token={token} />
    </>
  )
}

function SignIn() {
  return <ButtonLink href="/admin/sign-in">Sign in</ButtonLink>
}
