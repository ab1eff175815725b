import { site } from '@/lib/site'

export const bestPractices = {
  slug: 'best-practices',
  title: 'Best Practices',
  summary: 'How to choose an amount, a schedule and a duration that still work for you in week three.',
  content: `A plan that is too strict breaks in the second week. One that is too loose might as well be a current account. People who get the most out of a vault do a few simple things before they lock it. Here they are, with numbers.

## List your fixed costs first

Take a sheet of paper and write down what you must pay and when each payment is due: rent, school fees, the loan from the cooperative, data, transport to work. Include only payments you are sure of. Choose your dates to match them; you can spend the rest as you like.

Say you have ₦480,000 from a contract and no other income for four months:

| What | When | Amount |
| --- | --- | --- |
| Rent | 1st of each month | ₦45,000 |
| Food and transport | throughout the month | ₦55,000 a month |
| School levy | once, in month two | ₦40,000 |

Over four months, that comes to ₦440,000. A monthly plan of four payouts of ₦120,000 covers it and leaves ₦20,000 to spare in most months. Month two needs ₦140,000, so set aside the spare ₦20,000 from the first month. A plan pays the same amount each time, so you even out the ups and downs yourself.

## Don’t lock everything

Keep two weeks of expenses in your ordinary account, and more if your income is irregular. An emergency withdrawal takes 72 hours, so it is no help with a taxi to the hospital tonight.

An emergency fund is separate from these two weeks, and it can go in the vault. ₦100,000 is a good first goal; in the long run, aim for three to six months of expenses.

## Choose a schedule that fits your spending

- **Weekly** if you tend to spend whatever you can see. Small, frequent payouts make it easier to stay on budget.
- **Bi-weekly** if you like a regular payday. Every other Friday is a payday, whatever your clients do.
- **Monthly** if your big payments are monthly. Put the payout a few days before rent is due.
- **Your own dates** (“Custom” in the calculator) if the year has peaks: terms, harvests, festivals. Mark the days first, then see how much each payout comes to.

If you can’t decide between two, choose the more frequent one. It is easier to save part of a payout than to wait for the next.

## Schedule payouts a few days early

Banks are busiest at the end of a month and closed on public holidays. If rent is due on the 1st, schedule the payout for the 28th. The same goes for school fees: being a week early costs nothing, and being a day late can mean a long line.

## Start with a short plan

The longest plan lasts 12 months. Your first plan should be shorter. Try part of the sum for two or three months. You will learn how much a payout has to be, and the second plan will be better for it.

## Tell one person, not ten

If people know you have money, they ask for it. “It’s locked until the 28th” is a polite answer, and it’s true: you cannot lend today what you’ll be paid in two weeks. Many people tell one person they trust, who can ask them in a weak moment, “Is this really an emergency?”

## Save emergency withdrawals for emergencies

Use them for real emergencies: a hospital bill, a leaking roof, an urgent trip. Before you request one, ask three questions:

1. Will it still matter in 72 hours?
2. Would part of my next payout be enough?
3. If nobody knew about it, would I still call it an emergency?

If you ask for the withdrawal and feel calmer on the second day, cancel. You can do that until the 72 hours are up, and your plan carries on untouched. Remember, too, that an emergency withdrawal may carry a small fee.

## Keep your account safe

- Use a password that you use nowhere else, and keep two-factor authentication on.
- Send payouts to an account in your own name that you check often.
- Nobody from ${site.name} asks for your password, your PIN or a code. Anyone who does is not from our team, even if they know your name.
- If your phone is stolen, tell us first and look for it afterward. We’ll freeze your account at once.

## Review the plan when it ends

On the day of the last payout, take ten minutes. Did you ever run out before the next payout? Then make the next plan shorter or keep more money unlocked. Was there always something left? Then make the next plan longer, or lock what was left over. The spending analysis in the app shows where the money went.

## Checklist before you lock

- Fixed payments are written down, each with its date
- You’re keeping two weeks of expenses unlocked
- Each payout, with what you set aside, covers every bill due before the next one
- Payouts arrive a few days before the bills they cover
- The bank account is yours, and the details are correct

If all five are true, lock your plan. You’re done. New here? The [User Guide](/help/user-guide) shows each step, and the [payout calculator](/#calculator) does the arithmetic.`,
}
