import { site } from '@/lib/site'

export const userGuide = {
  slug: 'user-guide',
  title: 'User Guide',
  summary: 'From the waitlist to your first payout: what to do, what happens next, and when the money moves.',
  content: `A lump sum is hard to keep. It arrives all at once, and everyone seems to know. ${site.name} turns it into regular payouts on days you choose. This guide takes you through setting up a plan step by step.

## Before you start: the waitlist

${site.name} is not open to everyone yet. We let people in from the [waitlist](/waitlist), a few at a time, so that we can look after each of them. Leave your name and email address, and we’ll email you when it is your turn. Joining costs nothing, and you can unsubscribe at any time.

You can do the most useful part today: open the [payout calculator](/#calculator), enter an amount and see your payouts. You don’t need an account, and nothing is stored. If the payouts look too small to live on, you’ll find out now rather than in week three.

## Open and verify your account

When it is your turn, you install the app, choose a password and set up two-factor authentication. From then on you need both to sign in, so a stolen password isn’t enough.

Then we verify who you are. It usually takes 5 to 10 minutes. Have these ready:

- your official ID
- your full name, spelled as it is on the ID
- your date of birth
- a bank account in your own name, for the payouts

If verification takes longer, first check that your name is spelled as it is on your official ID. A missing middle name is the most common reason.

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
| Your own dates (“Custom” in the calculator) | on the days you pick | exams, market days, a wedding |

Every payout is the same: the total, divided by the number of payouts. Take ₦600,000 over 6 months. A monthly schedule makes six payouts of ₦100,000; a bi-weekly one, twelve of ₦50,000; three dates of your own, three of ₦200,000.

If you would rather write than choose, tell the planning assistant in one line: “₦600,000 has to last until June.” The assistant answers with a plan that you can change. Only you can lock a plan.

## Review and lock your plan

Before anything is locked, you see the whole list: each date, each amount, and the account the money goes to. Read it slowly. You can change everything now. Once the plan is locked, you can change only the account.

You pay in by card, bank transfer or USSD before the plan is locked. The money goes to ${site.partnerBank}, a licensed microfinance bank where deposits are insured. We do not hold it. We run the plan.

## Payday

On each payout date, the money goes to your bank account. You don’t have to do anything: no need to open the app or even have your phone with you. We notify you before each payout and again when it arrives. The calendar shows what has been paid, what comes next, and what is still locked.

If your bank refuses a payout (for example, because the account was closed), the money goes back to the vault and we tell you. Correct the account details and we’ll send the payout again.

## Emergency withdrawals

Life doesn’t stick to plans. For a hospital bill or a leaking roof, you can request an emergency withdrawal. These rules apply:

1. You request the withdrawal in the app. If there is a fee, you see it before you confirm.
2. A cooldown of 72 hours begins.
3. Until it ends, you can cancel at any time. Your plan then carries on untouched.
4. If you do not cancel, the money is paid out to you when the 72 hours are up.

Three days is long enough for an impulse to pass and short enough to help in a real emergency. The wait also protects you: a thief with your phone can’t empty the vault overnight, and you have three days to notice.

## Fees

${site.feeFact} See [Fees & Pricing](/help#fees) for details.

## When your plan ends

After the last payout the vault is empty, and nothing renews automatically. You can stop there, or lock another amount and choose again, perhaps with less frequent payouts.

## If you get stuck

Start with the [Help Center](/help); it has short answers to most questions. For error messages and payments that seem lost, see [Troubleshooting](/help/troubleshooting). Or contact our team: [write to us](/contact) at any hour and we’ll answer within 2 hours, or call from Monday to Friday, 9 AM to 6 PM, West Africa Time (at any hour if your account is at risk).`,
}
