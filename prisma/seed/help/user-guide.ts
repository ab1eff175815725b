import { site } from '@/lib/site'

export const userGuide = {
  slug: 'user-guide',
  title: 'User Guide',
  summary:
    'From the waitlist to your first payout: what you do, what happens next, and when the money moves.',
  content: `A lump sum is hard to keep. It arrives at once, and everyone seems to know. ${site.name} turns it into something quieter: a row of payouts on days that you chose yourself. This guide walks through all of it, in the order in which you will meet it.

## Before you start: the waitlist

${site.name} is not open to everyone yet. We let people in from the [waitlist](/waitlist), a few at a time, so that each of them can be looked after. You leave your name and your e-mail address. When it is your turn, we write to you. Joining costs nothing, and every message has a link that takes you off the list again.

You can do the most useful part today: open the [payout calculator](/#calculator), type the sum you have in mind and see what it becomes. It needs no account and keeps nothing. If the amount per payout looks too small to live on, you know it now and not in the third week.

## Open and verify your account

When your place is there, you install the app, choose a password and set up a second factor. Signing in takes both from then on, so a stolen password opens nothing.

Then we verify who you are. It usually takes 5 to 10 minutes. Have these at hand:

- your full name, spelled as on your official record
- your date of birth
- a bank account in your own name, for the payouts

If it takes longer, compare the spelling first. A missing middle name is the most common reason.

## Make a plan

A plan answers three questions.

**How much?** The sum you put in the vault. Leave out what you need this week: the vault is for money that has to wait.

**How long?** From 1 to 12 months.

**In which rhythm?** There are four:

| Rhythm | When it pays | Good for |
| --- | --- | --- |
| Monthly | once a month, from a month after today | rent, school fees, a salary of your own |
| Bi-weekly | every 14 days | people who think from payday to payday |
| Weekly | every 7 days | food, transport, data |
| Your own dates | on the days you pick | exams, market days, a wedding |

Every payout is the same: the total, divided by the number of payouts. Take ₦600,000 over 6 months. Monthly that is six payouts of ₦100,000. Bi-weekly it is twelve of ₦50,000. On three dates of your own it is ₦200,000 each.

If you would rather write than choose, tell the planning assistant, in one line: “₦600,000 has to last until June”. It answers with a plan that you can change. It cannot lock anything; only you can.

## Look once more, then lock

Before anything is locked you see the whole list: each date, each amount, and the account that it goes to. Read it slowly. Up to here you can change everything, and afterwards nothing by a simple tap.

Then you pay in, by card, bank transfer or USSD. The money goes to ${site.partnerBank}, a licensed microfinance bank where deposits are insured. We do not hold it. We keep the plan.

## Payday

On each of your days the payout goes to your bank account. You do nothing: you need not open the app or even have your phone with you. You are told before a payout and again when it has left. In the calendar you see what has come, what comes next, and what is still locked.

Should your bank refuse a payout, because the account was closed for instance, the money goes back to the vault and we tell you. Correct the account, and it is sent again.

## When something cannot wait

Life does not read plans. For a hospital bill or a broken roof there is the emergency withdrawal, and it has rules on purpose:

1. You request it in the app. If there is a fee, you see it before you ask.
2. A cooldown of 72 hours begins.
3. Until it ends you can cancel at any moment. Then the plan goes on as if nothing had happened.
4. If you do not cancel, the money is paid out to you when the 72 hours are over.

Three days are long enough for a wish to pass and short enough for a real emergency to be met. They also protect you: whoever gets hold of your phone cannot empty the vault tonight, and you have three days to notice.

## What it costs

${site.feeFact} More about that stands under [Fees & Pricing](/help#fees).

## When the plan is over

With the last payout the vault is empty, and nothing renews by itself. You can stop there, or put the next sum in and choose again, perhaps with longer gaps.

## If you get stuck

Look into the [Help Center](/help) first; most questions have a short answer there. For error messages and payments that seem lost there is [Troubleshooting](/help/troubleshooting). And there are people: [write to us](/contact) at any hour and we answer within 2 hours, or call from Monday to Friday, 9 AM to 6 PM.`,
}
