import { SUPPORT_PROMISE } from '@/lib/contact/categories'
import { site } from '@/lib/site'
import { type LegalFacts, months, promises, type SeedSection, we } from './facts'

const { noticeDays, liabilityMonths, cooldownHours, adultAge } = promises

export const termsSections = (facts: LegalFacts): SeedSection[] => [
  {
    title: 'Agreement to these terms',
    content: `These terms are an agreement between you and ${we} (“we,” “us”). They cover this website and the waitlist now, and the app once it is open to you.

By using the site, joining the waitlist or opening an account, you agree to these terms. If you do not agree, please do not use the site, the waitlist or the app. Joining the waitlist is free and commits you to nothing; you can unsubscribe with one click.

Our privacy policy at /privacy explains how we use personal data. It’s for your information; you do not have to agree to it.`,
  },
  {
    title: 'The service we provide',
    content: `${we} is a planning app. You lock a sum of money and choose the days on which it is paid back to your bank account in installments. The app stores your plan, shows it to you and makes sure you’re paid on schedule.

The app is not open to everyone yet. We let people in from the waitlist, a few at a time, in Nigeria only. Joining the waitlist doesn’t guarantee access by a certain date.

What is on this site
• Descriptions of the app we’re building. Details can change before it opens
• A payout calculator. Its results are calculations based on what you enter, not an offer
• Articles and answers, which are general information

We aim to keep the service running 99.9% of the time. That is a target and not a guarantee: maintenance, banks and networks can interrupt it.`,
  },
  {
    title: `Who may use ${we}`,
    content: `To open an account you must be ${adultAge} or older, live in Nigeria, be able to enter into a contract, and have a Nigerian bank account in your own name.

We must know who our customers are. Verifying an account usually takes 5 to 10 minutes. We may ask for more information, and refuse or close an account where the law or the partner bank obliges us to.`,
  },
  {
    title: 'Your responsibilities',
    content: `You are responsible for how you use your account.

You must
• give us details that are true, and keep them up to date
• keep your password, your PIN and your codes to yourself, and keep two-factor authentication on
• tell us at once if you lose your phone or notice activity you don’t recognize
• check a plan before you lock it: the amount, every date and the account it pays into

You may not
• use the service for money that is not yours to use, for fraud, or for anything else that is unlawful
• open accounts in other people’s names, or several accounts to get around a limit
• try to break, overload or copy the service, or get into parts of it that are not meant for you. Honest reports of vulnerabilities are welcome: see /security
• send us malicious software, or collect data about other people here`,
  },
  {
    title: 'Financial terms',
    content: `${we} does not hold your money. Every naira you lock is held by ${site.partnerBank}, a licensed microfinance bank (the “partner bank”), in your name or on your behalf. Deposits there are insured up to the legal limit. The account itself is subject to the partner bank’s terms, which you will see before you open it.

Locking money
• You decide the amount, the duration (from 1 to 12 months), and the schedule: monthly, bi-weekly, weekly or on your own dates
• You see every date and amount before you confirm. After that, the plan is locked, and you can change only the bank account it pays into
• Each payout is the total divided by the number of payouts
• You can pay in by card, bank transfer or USSD

Payouts
• Payouts go to the Nigerian bank account named in your plan, which must be in your own name
• We send each payout on its date. Your bank may take longer to show it, especially on weekends and on public holidays
• If your bank sends a payout back, the money returns to your vault and stays there until you correct the account details

Emergency withdrawals
• You can request your money before its payout date
• It is paid out ${cooldownHours} hours after your request. Until then you can cancel, and your plan carries on untouched

Fees
• ${site.feeFact}
• You will see whether there is a fee, and how much it is, before you confirm. We never charge a fee we haven’t shown you first
• Your own bank, card or network may charge you; we do not control those charges

We may hold back a payment where the law, a court or the partner bank requires us to, and will tell you why if we are allowed to.`,
  },
  {
    title: 'No financial advice',
    content: `The planning assistant, the analysis of your spending, the calculator and the articles give you information to help you decide. They do not know everything about you and can be wrong.

They are not financial, legal or tax advice. What you do with your money is your decision.`,
  },
  {
    title: 'Intellectual property',
    content: `${we}’s name, design, text, illustrations and software belong to us or to our licensors. You may read our pages, share links to them and quote from them with attribution. The press kit has files for publication. For anything else, please ask us.

What you send us stays yours. You allow us to use it to give you the service. We may use ideas and suggestions without paying for them.`,
  },
  {
    title: 'Third parties',
    content: `Other companies provide parts of the service: the partner bank, payment networks and app stores. We also link to pages run by others. Their own terms apply to what they do. We choose them with care, but we do not control them and are not responsible for their pages.`,
  },
  {
    title: 'Limitation of liability',
    content: `We provide the service with reasonable care and skill. We do not promise that it is free of errors, always available, or fit for your purpose.

As far as the law allows, we are not liable for
• losses that could not have been foreseen, lost profit, or a missed opportunity
• what banks, networks, app stores and others outside our control do or fail to do
• events beyond anyone’s control, such as a power failure or a failure of public networks, a strike, a flood, or an official order
• losses caused by incorrect details, or by codes and passwords that you shared

Where we are liable, all claims together are limited to the fees you paid us in the ${months(liabilityMonths)} before the event.

None of this limits what cannot be limited by law: liability for fraud, willful misconduct and gross negligence, for death or injury, and your rights as a consumer under the Federal Competition and Consumer Protection Act 2018. Your money at the partner bank is not affected by this: it is yours.`,
  },
  {
    title: 'Termination',
    content: `You can leave the waitlist or close your account at any time. To leave the waitlist, use the form at /privacy/request; the unsubscribe link in our emails only stops the emails, and you keep your place. To close an account, write to us. If you still have money locked, it has to be paid out first, on schedule or through an emergency withdrawal.

We may suspend or close an account
• at once, if these terms are seriously broken, if the law or the partner bank requires it, or to stop fraud
• with ${noticeDays} days’ notice, for any other reason, such as the end of the service

Whatever the reason, the money stays yours and is paid out to you, unless the law prevents it. The privacy policy at /privacy says what we must keep afterward, and for how long. Sections that should continue, such as those on liability, disputes and governing law, still apply afterward.`,
  },
  {
    title: 'Dispute resolution',
    content: `Most disagreements are misunderstandings. Please let us try to settle yours first.

Step 1: Tell us
Write to ${facts.email} or use the form at /contact, and say what happened and how we can fix it. ${SUPPORT_PROMISE}
Step 2: Let us look into it
Someone who was not involved reviews it and gives you a decision in writing, with reasons.
Step 3: Take it further
If that does not settle it, we offer mediation at the Lagos Multi-Door Courthouse. Each side bears its own costs.

You can contact the Federal Competition and Consumer Protection Commission, or the partner bank and the Central Bank of Nigeria about the account itself, or go to court, at any time. Nothing in these terms limits that right.`,
  },
  {
    title: 'Changes to these terms',
    content: `We may change these terms, for example when the app gets new features, or when the law or the partner bank’s rules change.

We give you notice on this page and, if you have an account, by email. A change takes effect ${noticeDays} days after that notice. If the law requires a change sooner, we’ll tell you.

If you continue to use the service after that date, the new terms apply. If you do not agree, you can close your account before that date and withdraw your money without a fee. Every version, with its changes, is at /terms/history.`,
  },
  {
    title: 'Governing law',
    content: `The laws of the Federal Republic of Nigeria govern these terms. The courts of Lagos State decide disputes that cannot be settled otherwise; as a consumer you may also go to a court where you live.

If part of these terms is unenforceable, the rest still applies. Not enforcing a right on one occasion does not waive it. You may not transfer your account to anyone else; we may transfer this agreement to a company that takes over the service, as long as your rights stay the same.`,
  },
  {
    title: 'Contact us',
    content: `Contact us with questions about these terms.

${we}
${facts.address}

• Email: ${facts.email}
• Phone: ${facts.phone}
• Form: /contact`,
  },
]
