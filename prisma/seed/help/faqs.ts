import type { HelpCategory } from '@/lib/help/categories'
import { site } from '@/lib/site'

/** In their order, with the address each keeps. */
export const faqs: { slug: string; category: HelpCategory; question: string; answer: string }[] = [
  {
    slug: 'what-does-it-do',
    category: 'Getting Started',
    question: `What does ${site.name} do?`,
    answer: `You have a lump sum that has to last: a bonus, school fees from home, a good month of sales. You lock it in a vault and choose the days on which it comes back to your bank account, part by part.

Until each of those days the money stays where it is. That is all, and it is the point: the decision is made once, on a calm day.`,
  },
  {
    slug: 'how-do-i-get-in',
    category: 'Getting Started',
    question: 'How do I get in?',
    answer: `Join the waitlist with your name and your e-mail address. ${site.name} is not open to everyone yet: we let people in from the list, a few at a time, and write to you when it is your turn. Joining is free and binds you to nothing.

While you wait you can try your own sum in the payout calculator on our home page. It stores nothing and needs no account.`,
  },
  {
    slug: 'how-long-does-verification-take',
    category: 'Getting Started',
    question: 'How long does verifying my account take?',
    answer: `Usually 5 to 10 minutes. You give your details in the app and we compare them with the official record.

If it takes longer, the name you typed often differs from the one on your record: a missing middle name, or a married name. Correct it and try again, or write to us and a person looks at it.`,
  },
  {
    slug: 'which-schedules-can-i-choose',
    category: 'Payouts & Scheduling',
    question: 'Which schedules can I choose?',
    answer: `Four: monthly, bi-weekly (every 14 days), weekly, or dates of your own, such as the day before each rent day. A plan lasts from 1 to 12 months.

Each payout is the total divided by the number of payouts. ₦600,000 over 12 months paid monthly is ₦50,000 a month; on three dates of your own it is ₦200,000 each. You see every date and amount before anything is locked.`,
  },
  {
    slug: 'can-i-change-a-plan',
    category: 'Payouts & Scheduling',
    question: 'Can I change my plan once it is locked?',
    answer: `Not by a tap, and that is on purpose: a lock that opens at the first wish is no lock. Before you confirm, everything can still be changed.

If your situation changes for good, ask for an emergency withdrawal. When its 72 hours are over the money is paid out to you, and you can lock it again under a plan that fits.`,
  },
  {
    slug: 'where-do-payouts-go',
    category: 'Payouts & Scheduling',
    question: 'Where do my payouts go?',
    answer: `To the Nigerian bank account that you named in your plan and that is in your own name. You are told before a payout is due and again when it has left.

If your bank sends a payout back, because the account was closed for instance, the money returns to your vault. Nothing is lost: correct the account and it is sent again.`,
  },
  {
    slug: 'who-holds-my-money',
    category: 'Security & Safety',
    question: 'Who holds my money?',
    answer: `Not us. ${site.partnerBank}, a licensed microfinance bank, holds it, and deposits there are insured. ${site.name} keeps the plan and makes sure that it is followed.

So your money does not depend on us: it stays yours, at the bank.`,
  },
  {
    slug: 'what-if-i-lose-my-phone',
    category: 'Security & Safety',
    question: 'What happens if I lose my phone?',
    answer: `Your plan goes on: payouts reach your bank account on their days, phone or no phone. And the phone alone opens nothing, because signing in takes your password and a second factor.

Tell us at once and we freeze the account. When you have another phone, you prove who you are, sign in there and carry on.`,
  },
  {
    slug: 'how-is-my-data-protected',
    category: 'Security & Safety',
    question: 'How is my information protected?',
    answer: `What you send us and what we keep is protected by 256-bit encryption. Only staff who need your details for their work can see them. We do not sell them.

Financial records are kept for 7 years. Data about how the app is used is made anonymous after 2 years. You may ask at any time what we hold about you.`,
  },
  {
    slug: 'what-does-it-cost',
    category: 'Fees & Pricing',
    question: 'What does it cost?',
    answer: `${site.feeFact}

Joining the waitlist costs nothing, and neither does the payout calculator.`,
  },
  {
    slug: 'what-does-an-emergency-withdrawal-cost',
    category: 'Fees & Pricing',
    question: 'What does an emergency withdrawal cost, and when do I know?',
    answer: `${site.feeFact} Whether there is one, and how much it is, you are shown before you ask for the withdrawal. Nothing is taken that you have not seen.

Cancel within the 72 hours and your plan goes on as if you had never asked.`,
  },
  {
    slug: 'how-do-i-change-my-bank-account',
    category: 'Account Management',
    question: 'How do I change the bank account for my payouts?',
    answer: `In the app, under your payout account. The new account has to be in your own name; we check that with the bank and ask for your second factor, and we write to you about the change.

If you did not make that change yourself, tell us at once.`,
  },
  {
    slug: 'how-do-i-close-my-account',
    category: 'Account Management',
    question: 'Can I leave, and what happens to my details?',
    answer: `Yes. When no plan is running any more, write to us and we close the account. While money is locked, it first comes out by its plan or by an emergency withdrawal.

Records of payments have to be kept for 7 years. The rest is erased. To leave the waitlist you need no letter: every message from it has a link that takes you off.`,
  },
  {
    slug: 'my-payout-has-not-arrived',
    category: 'Technical Support',
    question: 'My payout has not arrived. What should I do?',
    answer: `First look at the plan in the app. If the payout is marked as sent, it is with your bank: transfers between banks are sometimes delayed, above all at the end of a month and on public holidays.

If it is not there the next morning, or not marked as sent, write to us with the date and the amount of the payout. Do not send card numbers, passwords or codes; we never ask for them.`,
  },
  {
    slug: 'how-do-i-reach-support',
    category: 'Technical Support',
    question: 'How do I reach a person?',
    answer: `By e-mail or through the contact form at any hour: we answer within 2 hours. By phone from Monday to Friday, 9 AM to 6 PM, West Africa Time. On weekends we answer by e-mail.

If your phone was stolen, or you see something on your account that you did not do, call, or write “freeze my account” first and explain afterwards.`,
  },
]
