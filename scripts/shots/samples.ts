// Fills a freshly seeded database with sample data, as if visitors had sent it, and prints what to take screenshots
// of: the panel's screens and records, the pages of personal links, and every email.
import { randomUUID } from 'node:crypto'
import { renderMail } from '@/lib/mail/template'
import {
  confirmToken as newsletterToken,
  confirmUrl as newsletterUrl,
  preferencesUrl,
} from '@/lib/newsletter/tokens'
import { cacheTags, nouns, recordKinds } from '@/lib/nouns'
import { templates } from '@/lib/nouns-server'
import { confirmToken, confirmUrl, copyToken, copyUrl } from '@/lib/personal-data/tokens'
import { writePlan } from '@/lib/plan/plan-params'
import { announceExpiry } from '@/lib/platform/cache-expiry'
import { db, pool } from '@/lib/platform/db'
import { hashToken } from '@/lib/platform/signed-id'
import { invitationToken, invitationUrl } from '@/lib/staff/tokens'
import { unsubscribeUrl } from '@/lib/waitlist/unsubscribe-token'

const consentVersion = '2026-11/12'
const plan = writePlan({ naira: 650_000, months: 6, frequency: 'monthly', dates: [] })
const fromNow = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000)
const soon = fromNow(5)
const seed = randomUUID()
const text = `My payout due on the 26th hasn’t arrived.\n\nThe app says “Paid”, but my bank shows nothing. ${'Please look into it. '.repeat(12)}`
const fees = 'How much does an emergency withdrawal cost, and when will I see the fee?'
const coverLetter =
  'I have spent five years building payment services, and would like to bring that experience to your team.'
const people = [
  'Amina Yusuf',
  'Chidi Okafor',
  'Ṣọlá Adéyẹmí',
  'Oluwatobiloba Chukwuemeka-Oyelaran',
  'Ngozi Eze',
  'Ibrahim Sani',
  'Blessing Etim',
  'Kelechi Nwosu',
  'Fatima Bello',
  'Emeka Obi',
  'Ronke Alabi',
  'Musa Danladi',
  'Ifeoma Anyanwu',
  'Babajide Ojo',
  'Zainab Lawal',
  'Efe Omoruyi',
  'Halima Garba',
  'Uche Madu',
  'Dupe Salako',
  'Nneka Agu',
  'Yakubu Pam',
  'Ebuka Nnaji',
  'Tari Briggs',
  'Aisha Mohammed',
]
const statuses = ['active', 'active', 'notified', 'active', 'converted', 'notified'] as const
const sources = ['hero', 'calculator', 'hero', 'page', 'video', 'calculator', 'closing']
const plans = [
  plan,
  null,
  writePlan({ naira: 1_800_000, months: 6, frequency: 'bi-weekly', dates: [] }),
  null,
  writePlan({ naira: 240_000, months: 4, frequency: 'weekly', dates: [] }),
]
const questions = [
  ['support', 'My payout hasn’t arrived', text],
  ['billing', 'A question about fees', fees],
  ['general', 'When will you open?', 'I joined the waitlist in May. Is there a date yet?'],
  ['feature', 'Payouts on market days', 'Our market day is every fifth day. Could a plan follow it?'],
  ['partnership', 'A cooperative of 40 tailors', 'We are paid in December. Could all of us plan together?'],
  ['support', 'I changed my phone number', 'How do I move my account to my new number?'],
  ['press', 'An interview about lump sums', 'I am writing about seasonal income. May I call you this week?'],
  ['general', 'Do you work in Ghana?', 'My sister lives in Accra and wants to join.'],
  ['billing', 'Receipt for my deposit', 'My employer needs a receipt. Where can I download it?'],
  ['feature', 'A dark theme', 'I plan at night. Please let the app be dark.'],
] as const
const every = <T>(values: readonly T[], index: number) => values[index % values.length] as T
const emailOf = (name: string) =>
  `${name
    .toLowerCase()
    .split(' ')[0]
    ?.normalize('NFD')
    .replace(/[^a-z]/g, '')}@example.com`

async function fill() {
  const entries = await db.waitlistEntry.createManyAndReturn({
    data: people.map((name, index) => ({
      name,
      email: emailOf(name),
      status: every(statuses, index),
      source: every(sources, index),
      consentVersion,
      plan: every(plans, index),
      createdAt: fromNow(-index * 1.3),
    })),
  })
  const subscribers = await db.subscriber.createManyAndReturn({
    data: people.map((name, index) => ({
      email: emailOf(name),
      source: '/blog',
      ...(index ? { status: 'subscribed' as const, confirmedAt: fromNow(-index * 1.1) } : {}),
      consentVersion,
      tokenHash: hashToken(newsletterToken(index ? randomUUID() : seed)),
      tokenExpiresAt: soon,
      createdAt: fromNow(-index * 1.1),
    })),
  })
  const messages = await db.contactMessage.createManyAndReturn({
    data: questions.map(([category, subject, message], index) => ({
      reference: `MP-7K3F9Q${index}`,
      name: every(people, index),
      email: emailOf(every(people, index)),
      subject,
      category,
      message,
      status: every(['new', 'replied', 'new', 'resolved'], index),
      consentVersion,
      receivedAt: fromNow(-index * 0.7),
    })),
  })
  const positions = await db.jobPosition.findMany({ select: { id: true, title: true } })
  const applications = await db.application.createManyAndReturn({
    data: people.slice(0, 9).map((applicantName, index) => ({
      applicantName,
      status: every(['pending', 'reviewing', 'interview'], index),
      appliedAt: fromNow(-index * 1.1),
      positionId: every(positions, index).id,
      positionTitle: every(positions, index).title,
      email: emailOf(applicantName),
      phone: '0803 123 4567',
      location: 'Enugu, Nigeria',
      experience: '4-6',
      coverLetter,
      availableStartDate: soon,
      consentVersion,
    })),
  })
  await db.applicationEvent.createMany({
    data: applications.map(({ id, appliedAt }) => ({
      applicationId: id,
      kind: 'received' as const,
      at: appliedAt,
    })),
  })
  const tokenOf = { tokenHash: hashToken(confirmToken(seed)), tokenExpiresAt: soon }
  await db.privacyRequest.create({
    data: {
      kind: 'access',
      status: 'open',
      email: emailOf('Chidi'),
      emailHash: 'c',
      confirmedAt: fromNow(-25),
      dueAt: soon,
    },
  })
  await db.privacyRequest.create({
    data: { kind: 'erasure', email: emailOf('Amina'), emailHash: 'a', ...tokenOf },
  })
  await db.privacyCopy.create({
    data: { email: emailOf('Amina'), tokenHash: hashToken(copyToken(seed)), expiresAt: soon },
  })
  await db.adminInvitation.create({
    data: { email: 'bisi@example.com', tokenHash: hashToken(invitationToken(seed)), expiresAt: fromNow(7) },
  })
  await db.mailSuppression.create({ data: { email: 'gone@example.com', reason: 'bounced' } })
  const campaign = {
    subject: 'We open in January',
    body: 'It is nearly time.',
    audience: { kind: 'waitlist', q: '', status: null },
  }
  const { id: campaignId } = await db.campaign.create({
    data: { ...campaign, status: 'done', finishedAt: new Date(), recipientCount: people.length },
  })
  await db.mailMessage.createMany({
    data: entries.map(({ id, name, email }) => ({
      template: 'waitlist-message',
      props: { subject: campaign.subject, preview: '', body: campaign.body, name, entryId: id },
      toEmail: email,
      toName: name,
      status: 'sent' as const,
      sentAt: new Date(),
      subjectId: id,
      campaignId,
    })),
  })
  return {
    entryId: entries[0]?.id ?? '',
    subscriberId: subscribers[1]?.id ?? '',
    messageId: messages[0]?.id ?? '',
    applicationId: applications[0]?.id ?? '',
  }
}

/** Returns sample props for every email template. */
function emailProps({ entryId, subscriberId, messageId, applicationId }: Awaited<ReturnType<typeof fill>>) {
  const name = 'Amina'
  const contactEmail = 'support@example.com'
  const contactMessage = {
    reference: 'MP-7K3F9Q0',
    name,
    category: 'support',
    subject: 'My payout hasn’t arrived',
    message: text,
  }
  const message = {
    subject: 'We open in January',
    preview: '',
    body: 'It is nearly time.\n\nYou will get your link first.',
  }
  const post = {
    title: 'Why money feels endless in week one',
    excerpt: 'And what to do about it.',
    slug: 'any',
  }
  const applied = { applicantName: name, positionTitle: 'Android Engineer', contactEmail }
  const at = new Date().toISOString()
  return {
    'account-notice': {
      name,
      change: 'new-browser',
      at,
      from: 'Chrome on Windows (IP address 102.89.1.2)',
    },
    'application-received': applied,
    'application-repeated': applied,
    'application-alert': { ...applied, applicationId, applicantEmail: emailOf(name), hasResume: true },
    'application-message': {
      ...applied,
      subject: 'An update on your application: Android Engineer',
      body: 'Hello Amina,\n\nCan we talk on Tuesday?',
    },
    'waitlist-message': { ...message, name, entryId },
    'newsletter-post': { ...message, post, subscriberId },
    'campaign-test': { ...message, name, post },
    'contact-received': {
      reference: contactMessage.reference,
      contactEmail,
      businessHours: 'Monday-Friday 9AM-6PM WAT',
    },
    'contact-alert': { ...contactMessage, messageId, email: emailOf(name) },
    'contact-reply': { ...contactMessage, text: 'Hello Amina,\n\nIt arrived a minute ago.', contactEmail },
    'newsletter-confirm': { subscriberId, seed },
    'privacy-confirm': { seed, kind: 'erasure' },
    'privacy-received': { kind: 'access', dueAt: soon.toISOString() },
    'privacy-copy': { seed },
    'privacy-refused': { kind: 'erasure', reason: 'We have to keep records of payouts for 7 years.' },
    'second-factor-required': { name, from: at },
    'staff-invitation': { seed, invitedBy: 'Bisi' },
    'waitlist-welcome': { entryId, plan, joinedOn: at.slice(0, 10) },
  } as Record<string, object>
}

async function renderEmails(ids: Awaited<ReturnType<typeof fill>>) {
  const props = emailProps(ids)
  const emails = []
  for (const [name, template] of Object.entries(templates)) {
    if (!props[name])
      throw new Error(`The email template ${name} needs sample props in scripts/shots/samples.ts`)
    const { subject, html } = await renderMail(template, props[name])
    emails.push({ name: `${name}: ${subject}`, html })
    await db.mailMessage.create({
      data: {
        template: name,
        props: props[name],
        toEmail: emailOf('Amina'),
        toName: 'Amina',
        status: 'sent',
        sentAt: new Date(),
      },
    })
  }
  return emails
}

/** Returns a page for each kind of record that has one. */
async function listRecords() {
  const found = []
  for (const { model, id = 'id', address = id, only = {}, path } of recordKinds.values()) {
    const table = db[(model[0]?.toLowerCase() + model.slice(1)) as 'waitlistEntry']
    const row = (await table.findFirst({ where: only })) as Record<string, unknown> | null
    if (row) found.push(path + encodeURIComponent(String(row[address])))
  }
  return found
}

/** Returns the panel's screens, with their tabs and their dialogs for adding records. */
function listScreens() {
  // Other lists add records on a page or in a row.
  const edited = new Set([...recordKinds.values()].map(({ path }) => path))
  const hasDialog = ({ path }: { path: string }) => edited.has(`${path}?edit=`)
  const paths = nouns.flatMap(({ screens = [], content }) => [
    ...screens.flatMap(({ href, pages = [] }) => [href, ...pages.map((page) => page.href)]),
    ...(content?.tabs.map(({ href }) => href) ?? []),
    ...Object.values(content?.lists ?? {})
      .filter(hasDialog)
      .map(({ path }) => `${path}?add`),
  ])
  return [...new Set<string>(paths)]
}

const pathOf = (url: string) => url.slice(new URL(url).origin.length)

try {
  const ids = await fill()
  // The build used the ids of a different database.
  for (const tag of cacheTags) await announceExpiry(db, tag)
  const emails = await renderEmails(ids)
  const links = [
    newsletterUrl(seed),
    preferencesUrl(ids.subscriberId),
    unsubscribeUrl(ids.entryId).replace('/api', ''),
    confirmUrl(seed),
    copyUrl(seed),
    invitationUrl(seed),
  ].map(pathOf)
  process.stdout.write(JSON.stringify({ links, emails, panel: [...listScreens(), ...(await listRecords())] }))
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await db.$disconnect()
  await pool.end()
}
