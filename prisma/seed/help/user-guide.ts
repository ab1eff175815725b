import { site } from '@/lib/site'

export const userGuide = {
  slug: 'user-guide',
  title: 'User Guide',
  summary: 'From the waitlist to your first payout: what to do, what happens next, and when the money moves.',
  content: `A lump sum is hard to keep. It arrives all at once, and everyone seems to know. ${site.name} turns it into something quieter: a series of payouts on days you choose yourself. This guide takes you through it step by step.

## Before you start: the waitlist

${site.name} is not open to everyone yet. We let people in from the [waitlist](/waitlist), a few at a time, so that we can look after each of them. Leave your name and email address, and we’ll email you when it is your turn. Joining costs nothing, and you can unsubscribe at any time.

You can do the most useful part today: open the [payout calculator](/#calculator), enter the amount you have in mind and see what it becomes. You don’t need an account, and nothing is stored. If the payouts look too small to live on, you find out now and not in week three.

## Open and verify your account

When it is your turn, you install the app, choose a password and set up a second factor. Signing in takes both from then on, so a stolen password opens nothing.

Then we verify who you are. It usually takes 5 to 10 minutes. Have these ready:

- your full name, spelled as on your official record
- your date of birth
- a bank account in your own name, for the payouts

If it takes longer, compare the spelling first. A missing middle name is the most common reason.

## Make a plan

A plan answers three questions.

**How much?** The sum you put in the vault. Leave out what you need this week: the vault is for money that has to wait.

**How long?** From 1 to 12 months.

**How often?** There are four schedules:

| Schedule | When it pays | Good for |
| --- | --- | --- |
| Monthly | once a month, starting a month from today | rent, school fees, paying yourself a salary |
| Bi-weekly | every 14 days | people who plan from payday to payday |
| Weekly | every 7 days | food, transport, data |
| Your own dates | on the days you pick | exams, market days, a wedding |

Every payout is the same: the total, divided by the number of payouts. Take ₦600,000 over 6 months. Monthly that is six payouts of ₦100,000. Bi-weekly it is twelve of ₦50,000. On three dates you choose, it is ₦200,000 each.

If you would rather write than choose, tell the planning assistant in one line: “₦600,000 has to last until June”. It answers with a plan that you can change. It cannot lock anything; only you can.

## Look once more, then lock

Before anything is locked, you see the whole list: each date, each amount, and the account the money goes to. Read it slowly. You can change everything now, but not once the plan is locked.

Then you pay in, by card, bank transfer or USSD. The money goes to ${site.partnerBank}, a licensed microfinance bank where deposits are insured. We do not hold it. We keep the plan.

## Payday

On each of your days the payout goes to your bank account. You don’t have to do anything: no need to open the app or even have your phone with you. We notify you before each payout and again when it has been sent. The calendar shows what has been paid, what comes next, and what is still locked.

If your bank refuses a payout, for instance because the account was closed, the money goes back to the vault and we tell you. Correct the account details and we send it again.

## When something cannot wait

Life doesn’t stick to plans. For a hospital bill or a broken roof there is the emergency withdrawal, and it has rules for good reason:

1. You request it in the app. If there is a fee, you see it before you ask.
2. A cooldown of 72 hours begins.
3. Until it ends, you can cancel at any time. Your plan then carries on untouched.
4. If you do not cancel, the money is paid out to you when the 72 hours are over.

Three days are long enough for a wish to pass and short enough to help in a real emergency. They also protect you: a thief with your phone can’t empty the vault overnight, and you have three days to notice.

## What it costs

${site.feeFact} See [Fees & Pricing](/help#fees) for details.

## When the plan is over

After the last payout the vault is empty, and nothing renews automatically. You can stop there, or lock another amount and choose again, perhaps with longer gaps.

## If you get stuck

Start with the [Help Center](/help); it has short answers to most questions. For error messages and payments that seem lost, see [Troubleshooting](/help/troubleshooting). Or talk to a person: [write to us](/contact) at any hour and we answer within 2 hours, or call from Monday to Friday, 9 AM to 6 PM.`,
}
