import type { HelpCategory } from '@/lib/help/categories'
import { site } from '@/lib/site'

/** In display order, each with its permanent slug. */
export const faqs: { slug: string; category: HelpCategory; question: string; answer: string }[] = [
  {
    slug: 'what-does-it-do',
    category: 'Getting Started',
    question: `What does ${site.name} do?`,
    answer: `You have a lump sum that has to last: a bonus, an allowance from home, a good month of sales. You lock it in a vault and choose the days on which it is paid back to your bank account in installments.

Until then, the money stays locked. That is the whole point: you decide once, on a calm day.`,
  },
  {
    slug: 'how-do-i-get-in',
    category: 'Getting Started',
    question: 'How do I get access?',
    answer: `Join the waitlist with your name and your email address. ${site.name} is not open to everyone yet: we let people in from the list, a few at a time, and we’ll email you when it is your turn. Joining is free and commits you to nothing.

While you wait, you can try your own amount in the payout calculator on our home page. It stores nothing, and you don’t need an account.`,
  },
  {
    slug: 'how-long-does-verification-take',
    category: 'Getting Started',
    question: 'How long does account verification take?',
    answer: `Usually 5 to 10 minutes. You give your details in the app and we compare them with your official ID.

If verification takes longer, the usual reason is that the name you typed does not match your official ID: a missing middle name, or a married name. Correct it and try again, or write to us and a person will look at it.`,
  },
  {
    slug: 'which-schedules-can-i-choose',
    category: 'Payouts & Scheduling',
    question: 'Which schedules can I choose?',
    answer: `Four: monthly, bi-weekly (every 14 days), weekly, or your own dates, such as the day before rent is due. A plan lasts from 1 to 12 months.

Each payout is the total divided by the number of payouts. For example, ₦600,000 paid monthly over 12 months is ₦50,000 a month. Paid on three dates you choose, it is ₦200,000 each time. You see every date and amount before anything is locked.

We haven’t announced a minimum amount yet. The payout calculator accepts any amount, so you can try your own.`,
  },
  {
    slug: 'can-i-change-a-plan',
    category: 'Payouts & Scheduling',
    question: 'Can I change my plan once it is locked?',
    answer: `Only the bank account it pays into. You can change everything until you confirm; after that, the plan is locked on purpose, so that you’re not tempted to spend early.

If your situation changes, request an emergency withdrawal. After a 72-hour cooldown, the money is paid out to you, and you can lock it again under a plan that fits.`,
  },
  {
    slug: 'where-do-payouts-go',
    category: 'Payouts & Scheduling',
    question: 'Where do my payouts go?',
    answer: `To the Nigerian bank account named in your plan, which has to be in your own name. We notify you before a payout is due and again when it arrives.

If your bank sends a payout back (for example, because the account was closed), the money returns to your vault. Nothing is lost: correct the account details and we’ll send the payout again.`,
  },
  {
    slug: 'who-holds-my-money',
    category: 'Security & Safety',
    question: 'Who holds my money?',
    answer: `Not us. ${site.partnerBank}, a licensed microfinance bank, holds it. Deposits there are insured by the Nigeria Deposit Insurance Corporation (NDIC), up to its limit for microfinance banks. ${site.name} runs your plan and makes sure you’re paid on schedule.

So your money does not depend on us: it stays yours, at the bank.`,
  },
  {
    slug: 'what-if-i-lose-my-phone',
    category: 'Security & Safety',
    question: 'What happens if I lose my phone?',
    answer: `Your plan carries on: payouts reach your bank account on schedule, phone or no phone. Nobody can get into your account with the phone alone, because signing in requires your password and a code.

Tell us at once and we’ll freeze the account. Once you have another phone, prove who you are, sign in and carry on.`,
  },
  {
    slug: 'how-is-my-data-protected',
    category: 'Security & Safety',
    question: 'How is my information protected?',
    answer: `Everything you send us and the most sensitive data we store are protected by 256-bit encryption. Only staff who need your details for their work can see them. We do not sell your data.

Financial records are kept for 7 years. Data about how the app is used is anonymized after 2 years. You can ask us at any time what we hold about you.`,
  },
  {
    slug: 'what-does-it-cost',
    category: 'Fees & Pricing',
    question: `What does ${site.name} cost?`,
    answer: `${site.feeFact} A plan earns no interest: your payouts add up to exactly what you locked.

Joining the waitlist is free, and so is the payout calculator.`,
  },
  {
    slug: 'what-does-an-emergency-withdrawal-cost',
    category: 'Fees & Pricing',
    question: 'How much does an emergency withdrawal cost, and when will I know?',
    answer: `${site.feeFact} You see whether there is a fee, and how much it is, before you confirm the withdrawal. We never charge a fee we haven’t shown you first.

Cancel within the 72 hours and your plan carries on untouched.`,
  },
  {
    slug: 'how-do-i-change-my-bank-account',
    category: 'Account Management',
    question: 'How do I change the bank account for my payouts?',
    answer: `In the app, go to your payout account and enter the new one. It has to be in your own name, and we check that with the bank. You confirm the change in the app with a sign-in code, and we email you about it.

If you did not make the change yourself, tell us at once.`,
  },
  {
    slug: 'how-do-i-close-my-account',
    category: 'Account Management',
    question: 'Can I close my account, and what happens to my data?',
    answer: `Yes. When you have no active plan, write to us and we’ll close your account. If you still have money locked, it has to be paid out first, on schedule or through an emergency withdrawal.

Records of payments have to be kept for 7 years. The rest is erased. To leave the waitlist, choose “Your data” at the bottom of any page and ask us to erase your data. To stop our emails but keep your place, use the unsubscribe link in any of them.`,
  },
  {
    slug: 'my-payout-has-not-arrived',
    category: 'Technical Support',
    question: 'My payout has not arrived. What should I do?',
    answer: `First, look at the plan in the app. If the payout is marked as sent, it is with your bank: transfers between banks are sometimes delayed, especially at the end of the month and on public holidays.

If the money has not arrived by the next morning, or the payout is not marked as sent, write to us with the date and the amount of the payout. Do not send card numbers, passwords or codes; we never ask for them.`,
  },
  {
    slug: 'how-do-i-reach-support',
    category: 'Technical Support',
    question: 'How do I talk to a person?',
    answer: `By email or through the contact form at any hour: we answer within 2 hours. Our phone line is open from Monday to Friday, 9 AM to 6 PM, West Africa Time. On weekends, we answer by email.

There is one exception: if your phone is lost or stolen, or you notice activity you don’t recognize, call us at any hour, or just write “freeze my account” and explain later.`,
  },
]
