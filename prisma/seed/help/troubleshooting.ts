import { site } from '@/lib/site'

export const troubleshooting = {
  slug: 'troubleshooting',
  title: 'Troubleshooting',
  summary:
    'Codes that don’t arrive, payouts that seem lost, verification that gets stuck: what to try, and when to call us.',
  content: `Most problems with money and phones have a simple cause. This guide starts with the problem you see, tells you what to do, and says when to stop trying and call us. You don’t need any technical knowledge.

The most important rule: **we never ask for your password, your PIN or a code**, not by phone, not by email, not to “unblock” a payout. If someone does, end the conversation and tell us.

## The waitlist

**I joined, but no email came.** Check your spam folder, and “Promotions” if you use Gmail. If nothing is there, the address may have been mistyped: [join again](/waitlist). If you see “This email is already on the waitlist,” you’re on the list and don’t need to do anything.

**How long until it is my turn?** We let people in a few at a time and do not promise a date, because we can’t be sure of one. When it is your turn, we’ll email the address you gave us.

## Signing in

**My code hasn’t arrived.** Wait two minutes, then request one new code. Only the latest code works. Check that the phone shows the right date and time (turn on automatic date and time) and that you have a signal. If reception is poor, step outside.

**The code doesn’t work.** It has probably expired, or you typed an older one. Ask for a new one and type it within a minute.

**I have a new number or a new phone.** Write to us from the email address on your account. We check who you are before we change anything. That takes a little time, but it keeps others out.

## Verification

It usually takes 5 to 10 minutes. If it takes longer:

1. Check that your name is spelled exactly as it is on your official ID. Middle names, hyphens and married names are the usual cause.
2. Check the date of birth: day first, then month.
3. Try again with a steady connection. A half-finished form isn’t saved.
4. If it fails twice, stop and [write to us](/contact). More attempts could look like fraud.

## Paying in

**My card was charged, but the plan shows nothing.** A payment can take a few minutes to arrive, and longer on busy days. If nothing has changed after an hour, send us the date, the amount and the reference that your bank gave you. Do not pay a second time.

**The bank declined the card.** Only your bank knows the reason. Often it is a daily limit for online payments, which you can raise in its app. In the meantime, a bank transfer or USSD works.

**I sent a different amount.** Nothing is locked until the amount matches your plan and you confirm. You decide whether to change the plan or to add the difference.

## Payouts

**A payout hasn’t arrived.** Open the calendar in the app and look at the payout’s status.

| Status | What it means | What to do |
| --- | --- | --- |
| Scheduled | The payout date hasn’t arrived | Wait |
| Sent | Your bank has the payout | Check again the next morning |
| Returned | Your bank refused the payout | Correct the account details and we’ll send it again |
| Paid | Your bank confirmed the payout | Check the statement for the account linked to your plan |

Transfers between banks are sometimes delayed, especially at the end of the month and around public holidays. If a payout says “Sent” and hasn’t arrived by the next morning, write to us with its date and amount. We’ll follow it up with the bank.

**A payout went to an old account.** If that account is still yours, the money is there. If the account is closed, the bank sends the payout back to your vault. Either way, your money isn’t lost.

## Emergency withdrawals

**I want to cancel a withdrawal.** Open the request and choose Cancel before the 72 hours are up. Your plan carries on untouched.

**The 72 hours are up and the money hasn’t arrived.** The withdrawal is now a transfer like any other: check its status as above.

**I see a withdrawal I didn’t request.** Cancel the request, change your password and call us. The 72-hour wait gives you time to do this.

${site.feeFact}

## Suspicious activity

A sign-in that was not yours, a changed account, a suspicious email: do not wait until you are sure. Call us at any hour, or write “freeze my account,” and we’ll do it at once. A frozen account accepts no new instructions. Scheduled payouts to your own bank account continue unless you ask us to stop them, and the rest stays at ${site.partnerBank}, where deposits are insured.

## This website

**A page won’t load or looks broken.** Reload it once. If that does not help, open it in a private window; if it works there, a browser extension is causing the problem. Forms on this site work even in a basic browser, and what you typed is kept when something goes wrong.

**Slow connection?** Pause other downloads. The pages are small: once one has loaded, you can read all of it without a signal.

## How to get a quick answer

Tell us what you wanted to do, what you saw instead (the exact words), and when. Add your phone model for a problem in the app, and the date and amount for a payment. Leave out passwords, codes and card numbers.

[Write at any hour](/contact) and a person will answer within 2 hours. You can call us from Monday to Friday, 9 AM to 6 PM, West Africa Time, and at any hour if your account is at risk. On weekends, we answer by email.`,
}
