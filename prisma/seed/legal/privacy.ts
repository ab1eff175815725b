import { consent } from '@/lib/consent/consent-record'
import { MISSED_SEARCH_DAYS } from '@/lib/help/categories'
import { REFUSED_SECONDS, refusedCookieName } from '@/lib/newsletter/refused-cookie'
import { CONFIRM_HOURS as SUBSCRIBE_HOURS } from '@/lib/newsletter/subscription'
import { ANSWER_DAYS, CONFIRM_HOURS, COPY_DAYS, COPY_OPEN_MINUTES } from '@/lib/personal-data/request-rules'
import { site, storagePrefix } from '@/lib/site'
import { REMEMBERED_DAYS, SIGNUP_KEY } from '@/lib/waitlist/remembered-signup'
import { type LegalFacts, promises, type SeedSection, we } from './facts'

const { recordYears, analyticsYears, noticeDays, breachHours, adultAge } = promises

export const privacyUpdates = `We change this policy when we collect something new, when we use something in a new way, or when the law changes. The latest version is always on this page, with its date at the top. Every earlier version, with its changes, is at /privacy/history.

If a change affects data you have already given us, we tell you by email before it takes effect. Where we rely on your consent, we ask again.`

/** The privacy policy: what this site actually does. If you change what it stores, or for how long, change this text, too. */
export const privacySections = (facts: LegalFacts): SeedSection[] => [
  {
    title: 'Who we are and what this policy covers',
    content: `${we} (“we,” “us”) builds a planning app for people in Nigeria whose money has to last. Because we decide what personal data this website collects and why, we are the data controller under the Nigeria Data Protection Act 2023 (the “Act”).

This policy covers this website: the waitlist, the newsletter, the contact form, job applications and everything else you can do here. The app is not open to everyone yet. When you open an account in the app, you will see what the app collects before you agree to anything. The section “How long we keep your data” also covers the app’s records.

${we} does not hold your money. Deposits are held by ${site.partnerBank}, a licensed microfinance bank, which is a separate controller for the accounts it keeps and has its own privacy policy.

Our data protection contact
• Email: ${facts.email}, with “Data protection” as the subject
• Phone: ${facts.phone}
• Address: ${facts.address.split('\n').join(', ')}`,
  },
  {
    title: 'What we collect',
    content: `We collect what you type into a form and send, and very little else. We do not buy data about you, and we do not look you up elsewhere.

When you join the waitlist
• Your name and your email address
• The page or button you joined from, the time, and which consent wording was shown next to the button
• Your plan, if you join from the payout calculator: the amount, how long it should last, how often it pays out and any dates you chose

When you subscribe to the newsletter
• Your email address, and any topics you choose
• When you asked, when you confirmed, the page where you subscribed, and which consent wording you saw

When you write to us
• Your name, your email address, the subject, the category and your message
• Our answers, and our team’s notes on your message

When you apply for a job
• Your name, email address, phone number and location
• Your experience level, cover letter, available start date and resume
• If you give them: your salary expectation and links to your portfolio and LinkedIn profile
• Our decision, and our emails to you

When you ask about your data
• Your email address, what you asked for, and what we did about it

Whenever you use the site
• Your network address (IP address) and your browser type and version (user agent), for as long as it takes to respond and to prevent misuse

Please don’t send us information we don’t need. We never ask for your PIN, your password, a one-time code or a card number, in a form, by email or on the phone.`,
  },
  {
    title: 'The payout calculator',
    content: `The payout calculator works in your browser. We store nothing you type into it.

Your plan is written into the page’s address so that you can reload or share it. Anyone who has that address can see the plan.

We receive your plan and keep it with your place on the list only if you join the waitlist from the calculator.`,
  },
  {
    title: 'Why we may use your data',
    content: `The Act allows us to use personal data only for a clear purpose and on a lawful basis. These are the lawful bases we rely on.

Your consent
• To tell you about the launch and let you in from the waitlist
• To send you the newsletter; we send no articles until you confirm your address
• To answer a message you send us
• To decide on an application you send us
• To run optional features, such as analytics

You can withdraw your consent at any time, as easily as you gave it. Withdrawing consent doesn’t affect anything we did before.

A contract, or steps you ask for before entering into one
• To prepare an employment contract with someone we want to hire
• To open and run your account when the app is open to you

A legal duty
• To answer you when you exercise your rights, and to be able to prove that we did
• To keep records of payments once there are any
• To answer courts and authorities where the law obliges us to

Our legitimate interest
• To keep the site safe by limiting how often a form can be sent and blocking automated submissions
• To count how often articles and answers are read, without knowing who reads them
• To record which member of our team made each change

We have weighed these interests against yours and do no more than you would reasonably expect. You may object to any of them.`,
  },
  {
    title: 'Cookies and your choices',
    content: `On your first visit, we ask which cookies you allow. Until you choose, or if you decline, we use only what the site needs to work. “Cookie settings” at the bottom of every page lets you change your choice, and anything you switch off stops at once.

Necessary, always on
• ${consent.cookieName}: a cookie that keeps your choice for one year
• ${consent.storageKey}: the same choice and when you made it, in your browser’s storage
• ${refusedCookieName(true)}: a cookie that remembers what you typed into the newsletter form at the bottom of the page if there was a mistake in it; it lasts ${REFUSED_SECONDS} seconds
• ${storagePrefix}-application: what you have typed into a job application, kept in your own browser tab so that a reload loses nothing; gone when you send it or close the tab

Analytics, off until you allow it
• Counts visits so that we can see which pages are useful. If we use an analytics service, its script is loaded only after you allow it

Marketing, off until you allow it
• Shows us which ad or newsletter brought you here. We store nothing for this purpose at the moment

Functional, off until you allow it
• ${SIGNUP_KEY}: after you join the waitlist, the date and the plan you sent, in your browser’s storage, so that the site doesn’t ask you again. This entry holds neither your name nor your email address. It is deleted after ${REMEMBERED_DAYS} days, when you no longer allow functional storage, or when you press “Join with a different email” in the form

We load no ads, no social media buttons and no fonts or videos from other companies.`,
  },
  {
    title: 'Anonymous statistics',
    content: `We want to know which articles are read and which answers help. For that we need numbers, not names.

When you open an article or an answer, our server creates a code from your network address, your browser type and version (user agent) and a random key, so that nobody is counted twice on the same day. The key and all codes are erased at the end of the day, Lagos time. Only the total count remains.

When a search in the Help Center finds nothing, we keep the words that were typed, without anything about who typed them, so that we can write the missing answer. They are erased when no one has searched for them for ${MISSED_SEARCH_DAYS} days.`,
  },
  {
    title: 'Who we share your data with',
    content: `Only members of our team who need your data for their work can see it. Every change they make is logged under their name.

We do not sell personal data, and we do not share it for advertising. No decision about you is made by automated means alone: people read applications and messages.

Companies that work for us under a written contract, for our purposes only
• The host of our servers and our database
• The storage provider for uploaded files. Resumes are in a private area that only our hiring team can open
• The service that delivers our emails
• If you allow analytics: the service that counts visits

Others we may have to share your data with
• ${site.partnerBank}, once you open an account in the app and agree to us sharing your data
• Courts, the police and other authorities, but only as far as the law requires
• Any company that takes over our business, which would be bound by this policy

You may ask us at any time for the names of the companies that work for us.`,
  },
  {
    title: 'Data outside Nigeria',
    content: `Some of the companies that work for us keep or handle data outside Nigeria. We let data leave the country only where the Act allows it: to a country, or under a contract, that protects it at least as well as Nigerian law does, or with your consent after we have told you the risks.

If you ask us, we will tell you where your data is and how it is protected there.`,
  },
  {
    title: 'How long we keep your data',
    content: `We keep personal data only as long as there is a reason to. Every night, we automatically erase data we no longer need.

On this website
• Waitlist: until you ask us to erase your entry, but no longer than the time given in “Retention periods” below. If you unsubscribe, we keep the entry and your choice
• Newsletter: until you unsubscribe or ask us to erase your address. An address that nobody confirmed within ${SUBSCRIBE_HOURS} hours is erased a week later
• Your choice to unsubscribe: kept so that we can respect it; after an erasure, only as a code that does not reveal your address
• Messages to us: once we have answered, for the time given in “Retention periods,” or until you ask us to erase them
• Job applications and resumes: once we have decided, for the time given in “Retention periods,” or until you ask us to erase them. A resume that was uploaded but never submitted is erased after a day
• Requests about your data: requests you did not confirm are erased a week after the link expires. After we send a copy or refuse a request, we keep your address for 12 months in case of questions; after an erasure, only an anonymous record
• Emails we sent you: a copy of each, for the time given in “Retention periods.” After that, we only know that an email was sent, and when
• Records used to limit how often a form can be sent: up to two hours
• Data that our team deletes by hand: kept in a trash folder for 30 more days in case it was a mistake, then permanently erased

In the app, once it is open
• Records of payments and other financial records: ${recordYears} years, as the law on financial records requires
• Data about how the app is used: anonymized after ${analyticsYears} years

When we erase your data at your request, it skips the trash folder and is removed from our live systems at once. Backups are overwritten over time.`,
  },
  {
    title: 'How we protect your data',
    content: `No site is immune to attack. These are the measures we take to protect you.

• Everything between your browser and us is encrypted, and so is the most sensitive data we store
• Our team signs in with a passkey, a password plus a second factor, or a long password, and is signed out after an hour of inactivity
• Every change our staff makes is recorded
• We check the contents of uploaded files. Resumes are never public, and each link to one expires within a minute
• Email addresses and secrets are removed from our own logs
• An erasure covers all of our records. It leaves only an anonymous record that it was done and, if you had unsubscribed, a code that does not reveal your address

You can read how we protect the product itself at /security. If you have found a vulnerability, please tell us first: you’ll find the address there.`,
  },
  {
    title: 'If there is a data breach',
    content: `If personal data is lost, changed or seen by someone who should not have seen it, and that is likely to put you at risk, we tell the Nigeria Data Protection Commission within ${breachHours} hours of becoming aware of it.

If the risk to you is high, we tell you as well, at once and in plain language: what happened, what it may mean for you, what we have done, and what you can do. We record every breach, including those we don’t have to report.`,
  },
  {
    title: 'Your rights',
    content: `The Act gives you these rights. Exercising them is free, and we never treat anyone worse for doing so.

You may ask us to
• confirm whether we hold data about you, give you a copy of it, and explain why we hold it, who receives it and how long we keep it
• correct what is wrong and add what is missing
• erase your data, where we have no lawful reason to keep it
• restrict how we use it while we look into a question about it
• give your data to you in a machine-readable format, or send it to someone else where that can be done

You may also
• withdraw your consent at any time
• object to a use that rests on our legitimate interest and, without giving a reason, to direct marketing
• refuse to be subject to decisions made by automated means alone (we don’t make any)
• complain to the Commission, and go to court`,
  },
  {
    title: 'How to exercise your rights',
    content: `For a copy of your data, or to have it erased, use the form at /privacy/request. You don’t need an account.

Step 1: Ask
Choose whether you want a copy or want your data erased, and enter the email address you gave us.
Step 2: Confirm
We send a link to that address. It is valid for ${CONFIRM_HOURS} hours and makes sure that nobody else can make a request in your name.
Step 3: Get your answer
Someone on our team completes your request within ${ANSWER_DAYS} days. If you asked for a copy, we email you a link. You can open it once, within ${COPY_DAYS} days of our email; you then have ${COPY_OPEN_MINUTES} minutes to download your data.

Other ways
• To unsubscribe: use the link at the end of every email from the waitlist or the newsletter
• To change your cookie choice: use “Cookie settings” at the bottom of every page
• To correct something, to object, or for anything else: write to ${facts.email}
• About an application: write to ${facts.careersEmail}

If we cannot do what you ask, for example because the law obliges us to keep a record, we tell you why. Erasing your data can’t be undone, and it also takes you off the waitlist.`,
  },
  {
    title: 'Children',
    content: `This site and the app are for people aged ${adultAge} or older. We do not knowingly collect data about anyone younger.

If you are a parent or guardian and believe that a child has given us data, write to ${facts.email}. We’ll erase it as soon as we find out.`,
  },
  {
    title: 'Complaints to the Commission',
    content: `If you are unhappy with what we do or how we respond, please tell us first: most things can be fixed in a day. But you don’t have to. You may complain to the regulator at any time.

Nigeria Data Protection Commission
• Website: https://ndpc.gov.ng
• Email: info@ndpc.gov.ng`,
  },
  {
    title: 'Changes to this policy',
    content: `“Policy Updates” below explains how we announce changes and how you can see what changed. Changes to the terms of service, at /terms, take effect ${noticeDays} days after notice.`,
  },
  {
    title: 'Contact us',
    content: `Contact us with questions about this policy or your data.

${we}
${facts.address}

• Email: ${facts.email}
• Phone: ${facts.phone}
• Form: /contact
• Get a copy of your data or have it erased: /privacy/request`,
  },
]
