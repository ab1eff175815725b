import { consent } from '@/lib/consent/consent-record'
import { MISSES_DAYS } from '@/lib/help/categories'
import { REFUSED_COOKIE, REFUSED_SECONDS } from '@/lib/newsletter/refused-cookie'
import { CONFIRM_HOURS as SUBSCRIBE_HOURS } from '@/lib/newsletter/subscription'
import { ANSWER_DAYS, CONFIRM_HOURS, COPY_DAYS, COPY_OPEN_MINUTES } from '@/lib/personal-data/request-rules'
import { site, storagePrefix } from '@/lib/site'
import { type LegalFacts, months, promises, type SeedSection, we } from './facts'

const { recordYears, analyticsYears, noticeDays, breachHours, adultAge } = promises

export const privacyUpdates = `We change this policy when we collect something new, use something in a new way, or when the law changes. The newest text is always on this page, with its date at the top. Every earlier version stays readable at /privacy/history, with what changed in it.

If a change touches what you have already given us, we tell you by e-mail before it takes effect. Where we rely on your consent, we ask again.`

/** What this site does, no more and no less: whoever changes what it keeps, and for how long, changes it here too. */
export const privacySections = (facts: LegalFacts): SeedSection[] => [
  {
    title: 'Who we are and what this covers',
    content: `${we} (“we”, “us”) builds a planning app for people in Nigeria whose money has to last. We decide what personal data this website collects and why. Under the Nigeria Data Protection Act 2023 (the “Act”) that makes us the data controller.

This policy covers this website: the waitlist, the newsletter, the contact form, job applications and everything else you can do here. The app is not open yet. When you open an account in it, you are shown what the app collects before you agree to anything; what we already promise about its records is under “How long we keep it”.

${we} holds no money itself. Deposits will be held by ${site.partnerBank}, a licensed microfinance bank, which is a controller of its own for the accounts it keeps and has a privacy policy of its own.

Our data protection contact
• E-mail: ${facts.email}, with “Data protection” as the subject
• Phone: ${facts.phone}
• Post: ${facts.address.split('\n').join(', ')}`,
  },
  {
    title: 'What we collect',
    content: `We collect what you type into a form and send, and very little else. We do not buy data about you, and we do not look you up elsewhere.

When you join the waitlist
• Your name and your e-mail address
• The page or button you joined from, the time, and which consent wording stood beside the button
• Your plan, if you join from the payout calculator: the amount, how long it should last, how often it pays out and any dates you chose

When you subscribe to the newsletter
• Your e-mail address, and the kinds of articles you want if you choose some
• When you asked, when you confirmed, the page whose form you used, and which consent wording you saw

When you write to us
• Your name, your e-mail address, the subject, the category and your message
• Our answers, and the notes our team makes to answer you

When you apply for a job
• Your name, e-mail address, phone number and location
• Your experience level, cover letter, earliest start date and resume
• If you give them: your salary expectation and links to your portfolio and LinkedIn profile
• How we decided, and our letters to you

When you ask about your data
• Your e-mail address, what you asked for, and what became of it

When you use the site at all
• Your network address (IP address) and what your browser calls itself, for as long as it takes to answer and to keep misuse out

Please leave out what we do not need. We never ask for your PIN, your password, a one-time code or a card number, in a form, in a mail or on the phone.`,
  },
  {
    title: 'The payout calculator',
    content: `What you type into the payout calculator is worked out in your browser. We store none of it.

Your plan is written into the address of the page so that you can reload or share it. Whoever gets that address can see the plan.

Only if you join the waitlist from the calculator is your plan sent to us and kept with your place on the list.`,
  },
  {
    title: 'Why we may use it',
    content: `The Act allows us to use personal data only for a clear purpose and on a lawful basis. These are ours.

Your consent
• To tell you about the launch and let you in from the waitlist
• To send you the newsletter; nothing is sent before you confirm your address
• To answer a message you send us
• To decide on an application you send us
• To run anything on this site that is not necessary, such as analytics

You can take back your consent at any time, as easily as you gave it. That does not undo what was done before.

A contract, or steps you asked for before one
• To prepare an employment contract with someone we want to hire
• To open and run your account when the app is open to you

A legal duty
• To answer you when you use your rights, and to be able to prove that we did
• To keep records of payments once there are any
• To answer courts and authorities where the law obliges us

Our legitimate interest
• To keep the site safe: limits on how often a form can be sent, and refusing what machines send
• To count how often articles and answers are read, without knowing by whom
• To know who in our team changed what

We have weighed these interests against yours and keep them to what you would expect of a careful website. You may object to any of them.`,
  },
  {
    title: 'Cookies and your choices',
    content: `On your first visit we ask you. Until you answer, and if you decline, nothing runs that the site could do without. “Cookie settings” at the foot of every page opens your choice again, and what you withdraw stops at once.

Necessary, always on
• ${consent.cookieName}: a cookie that keeps your choice for one year
• ${consent.storageKey}: the same choice, with its time, in your browser’s storage
• ${REFUSED_COOKIE}: a cookie that carries what you typed into the form at the foot of the page to the page that says what was wrong with it; it lasts ${REFUSED_SECONDS} seconds
• ${storagePrefix}-application: what you have typed into a job application, kept in your own browser tab so that a reload loses nothing; gone when you send it or close the tab

Analytics, off until you allow it
• Counts visits so that we see which pages help. If we use a measuring service, its script is loaded only after you allow it

Marketing, off until you allow it
• Shows us which advert or newsletter brought you here. Nothing on this site uses it at present

Functional, off until you allow it
• Remembers settings that make your next visit easier. Nothing on this site uses it at present

We load no adverts, no social media buttons and no fonts or videos from other companies.`,
  },
  {
    title: 'Counting without names',
    content: `We want to know which articles are read and which answers help. For that we need numbers, not people.

When you open an article or an answer, our server makes a code from your network address, your browser’s name for itself and a random key, so that a second look on the same day is not counted twice. The key and all codes are erased when the day in Lagos is over. What is left is a number.

When a search in the Help Center finds nothing, we keep the words that were typed, without anything about who typed them, so that we can write the missing answer. They are erased when nobody has searched for them for ${MISSES_DAYS} days.`,
  },
  {
    title: 'Who sees it, and who works for us',
    content: `Only those of our team who need your data for their work can see it. What they change is written down with their name.

We do not sell personal data, and we do not hand it out for advertising. No decision about you is made by a machine alone: people read applications and messages.

Companies that work for us under a written contract, for our purposes only
• The host of our servers and our database
• The store that keeps uploaded files. Resumes lie in a private part of it that only our hiring team can open
• The service that delivers our mails
• If you allow analytics: the service that counts visits

Others we may have to tell
• ${site.partnerBank}, once you open an account in the app and agree to it
• Courts, the police and authorities, where the law obliges us and only as far as it does
• Whoever takes over our business, who would be bound by this policy

You may ask us at any time for the names of the companies that work for us.`,
  },
  {
    title: 'Data outside Nigeria',
    content: `Some of the companies that work for us keep or handle data outside Nigeria. We let data leave the country only where the Act allows it: to a country or under a contract that protects it as well as Nigerian law does, or with your consent after we have told you the risks.

Ask us, and we tell you where your data is and how it is protected there.`,
  },
  {
    title: 'How long we keep it',
    content: `We keep personal data only while there is a reason to. A job that runs every night erases what has reached its end.

On this website
• Waitlist: while the list is in use, or until you ask us to erase it. If you stop our mails, we keep the entry and your wish
• Newsletter: until you unsubscribe or ask us to erase it. An address that nobody confirmed within ${SUBSCRIBE_HOURS} hours is erased a week later
• Your wish to get no more mails: kept so that we can honour it, after an erasure only as a code that does not show your address
• Messages to us: while we need them to answer you and to know what we said, or until you ask us to erase them
• Applications with their resumes: ${months(facts.retentionMonths)} after our decision, or sooner if you ask. A resume that was uploaded and never sent goes after a day
• Requests about your data: one that you did not confirm, a week after its link ran out. Of an answered one we keep your address for 12 months in case of questions, then only a proof that names nobody
• Mails we sent you: a copy of each stays in our outbox until you ask us to erase your data
• Limits on how often a form can be sent: an hour or two
• What our team deletes: 30 more days in case it was a mistake, then erased for good

In the app, once it is open
• Records of payments and other financial records: ${recordYears} years, as the law on financial records asks
• Data about how the app is used: made anonymous after ${analyticsYears} years

Erased means erased from the running system at once. Backups are overwritten in their turn.`,
  },
  {
    title: 'How we protect it',
    content: `No site is beyond attack. These are the measures we take so that one does not reach you.

• Everything between your browser and us is encrypted, and so is what we keep where it is most sensitive
• Our team signs in with long passwords or a second factor, and is signed out after an hour without use
• Every change that staff make is recorded
• Uploaded files are checked by their content. Resumes are never public, and each link to one ends within a minute
• Our own logs have e-mail addresses and secrets cut out of them
• An erasure goes through all of our records, one by one, and leaves a proof that names nobody

More about how the product itself is protected is at /security. If you have found a weakness, please tell us first: the addresses are there.`,
  },
  {
    title: 'If something goes wrong',
    content: `If personal data is lost, changed or seen by someone who should not have seen it, and that is likely to put you at risk, we tell the Nigeria Data Protection Commission within ${breachHours} hours of knowing.

If the risk to you is high, we tell you as well, at once and in plain words: what happened, what it may mean for you, what we have done, and what you can do. We write down every such event, also those that need no notice.`,
  },
  {
    title: 'Your rights',
    content: `The Act gives you these rights. Using them is free, and nobody is treated worse for it.

You may ask us to
• confirm whether we hold data about you, and give you a copy of it with why we hold it, who gets it and how long we keep it
• correct what is wrong and complete what is missing
• erase it, where we have no lawful reason to keep it
• hold it without using it, while a question about it is open
• give it to you in a format that programs can read, or send it to someone else where that can be done

You may also
• take back a consent at any time
• object to a use that rests on our legitimate interest, and to direct marketing without giving a reason
• not be subject to a decision made by a machine alone that affects you; we make none
• complain to the Commission, and go to court`,
  },
  {
    title: 'How to use your rights',
    content: `For a copy of your data, or to have it erased, use the form at /privacy/request. It needs no account.

Step 1: Ask
Choose a copy or an erasure, and type the address that you gave us.
Step 2: Confirm
We write to that address. Its link works for ${CONFIRM_HOURS} hours and makes sure that nobody else asks in your name.
Step 3: Get your answer
A person of our team deals with it within ${ANSWER_DAYS} days. The link to a copy waits ${COPY_DAYS} days, and works for ${COPY_OPEN_MINUTES} minutes once you have opened it.

Other ways
• To stop mails: the link at the end of every mail from the waitlist or the newsletter
• To change your cookie choice: “Cookie settings” at the foot of every page
• To correct something, to object, or for anything else: write to ${facts.email}
• About an application: write to ${facts.careersEmail}

If we cannot do what you ask, for example because the law obliges us to keep a record, we tell you why. An erasure cannot be undone: it also takes you off the waitlist.`,
  },
  {
    title: 'Children',
    content: `This site and the app are for people of ${adultAge} and over. We do not knowingly collect data about anyone younger.

If you are a parent or guardian and believe that a child has given us data, write to ${facts.email}. We erase it as soon as we know.`,
  },
  {
    title: 'Complaints to the Commission',
    content: `If you are not content with what we do or how we answer, please tell us first: most things can be put right in a day. You need not, however. You may complain to the regulator at any time.

Nigeria Data Protection Commission
• Website: https://ndpc.gov.ng
• E-mail: info@ndpc.gov.ng`,
  },
  {
    title: 'Changes to this policy',
    content: `What we announce, and how you can see what changed, is under “Policy Updates” below. A change of the terms of service, which are at /terms, takes effect ${noticeDays} days after notice.`,
  },
  {
    title: 'Contact us',
    content: `Questions about this policy or your data reach a person here.

${we}
${facts.address}

• E-mail: ${facts.email}
• Phone: ${facts.phone}
• Form: /contact
• A copy or an erasure of your data: /privacy/request`,
  },
]
