import { Link } from '@react-email/components'
import { z } from 'zod'
import { EmailButton, EmailHeading, EmailLayout, EmailText, emailLink } from '@/lib/mail/layout'
import { emailTemplate } from '@/lib/mail/template'
import { planText } from '@/lib/plan/plan-text'
import { env } from '@/lib/platform/env'
import { site } from '@/lib/site'
import { unsubscribeUrl } from './unsubscribe-token'

/**
 * Confirms a signup. It leaves out the typed name, because people can enter someone else's address. Props: the
 * calculated plan, if any, with its start date.
 */
const welcome = emailTemplate({
  schema: z.object({
    entryId: z.uuid(),
    plan: z.string().optional(),
    joinedOn: z.string().optional(),
  }),
  compose: ({ entryId, plan, joinedOn }) => ({
    subject: `You’re on the ${site.name} waitlist`,
    unsubscribeUrl: unsubscribeUrl(entryId),
    body: (
      <EmailLayout
        preview="Your place is saved. We’ll email you when it’s your turn."
        reason={`You’re receiving this email because this address was added to the ${site.name} waitlist. Don’t want these emails?`}
        unsubscribeUrl={unsubscribeUrl(entryId)}
      >
        <EmailHeading>Your place is saved</EmailHeading>
        <EmailText>
          Thank you for joining the {site.name} waitlist. We’ll email you when it’s your turn.
        </EmailText>
        {plan && joinedOn && <PlanText plan={plan} start={joinedOn} />}
        <EmailText>
          While you wait, here’s something to think about: how much of your next lump sum do you want left for
          the last week of the month? {site.name} is built around that question. You lock your money once, and
          it comes back to you on the days you choose.
        </EmailText>
        <EmailText>{site.feeFact}</EmailText>
        <EmailText>The {site.name} team</EmailText>
      </EmailLayout>
    ),
  }),
})

function PlanText({ plan, start }: { plan: string; start: string }) {
  const text = planText(plan, start)
  if (!text) return null
  return (
    <>
      <EmailText>
        Your plan: <strong>{text}</strong>. You haven’t locked any money yet.
      </EmailText>
      <EmailButton href={`${env.APP_URL}/?${plan}#calculator`}>See your plan</EmailButton>
      <EmailText>
        You can also{' '}
        <Link href={`${env.APP_URL}/api/payout-plan?${plan}&start=${start}`} style={emailLink}>
          add your payout dates to your calendar
        </Link>
        .
      </EmailText>
    </>
  )
}

export const waitlistTemplates = { 'waitlist-welcome': welcome }
