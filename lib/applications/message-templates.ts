import { site } from '@/lib/site'

export const messageTemplates = {
  screening: 'Invitation to a screening call',
  interview: 'Invitation to an interview',
  decline: 'Rejection',
  offer: 'Offer',
  blank: 'Blank message',
} as const
export type MessageTemplate = keyof typeof messageTemplates

interface Addressee {
  applicantName: string
  /** Empty for a general application. */
  positionTitle: string
}

export interface MessageText {
  subject: string
  /** A blank line starts a new paragraph. */
  body: string
}

/** Returns a draft to start from. Blanks that only the writer can fill in are in square brackets. */
export function messageFrom(
  template: MessageTemplate,
  { applicantName, positionTitle }: Addressee,
): MessageText {
  const at = positionTitle ? `${positionTitle} at ${site.name}` : site.name
  const application = positionTitle
    ? `your application for the ${positionTitle} position`
    : 'your application'
  const text = texts[template]({ at, application })
  if (template === 'blank') return { subject: text.subject, body: '' }
  return {
    subject: text.subject,
    body: [`Dear ${applicantName},`, ...text.body, `Kind regards,\nThe ${site.name} hiring team`].join(
      '\n\n',
    ),
  }
}

interface Phrases {
  /** For example, "Product Designer at MoneyPlan". */
  at: string
  /** For example, "your application for the Product Designer position". */
  application: string
}

const texts: Record<MessageTemplate, (phrases: Phrases) => { subject: string; body: string[] }> = {
  screening: ({ at, application }) => ({
    subject: `Invitation to a call: ${at}`,
    body: [
      `Thank you for ${application}. We have read it and would like to talk to you.`,
      'The call takes 30 minutes. You tell us what you are looking for, we tell you how we work, and you can ask anything you want.',
      'Would one of these times suit you? All times are Lagos time.\n[day and time]\n[day and time]\n[day and time]',
      'If not, please reply with two or three times that do.',
    ],
  }),
  interview: ({ at, application }) => ({
    subject: `Interview: ${at}`,
    body: [
      `Thank you for your time so far. We would like to move forward with ${application} and invite you to an interview.`,
      'It is on [day] at [time], Lagos time, by video call: [link].\nYou will meet [names]. It will take about [length].',
      '[What to prepare, if anything.]',
      'Please reply to confirm, or suggest a time that suits you better.',
    ],
  }),
  decline: ({ at, application }) => ({
    subject: `An update on your application: ${at}`,
    body: [
      `Thank you for ${application} and for the work you put into it.`,
      'We have decided not to move forward with it. This was not an easy choice, and it reflects what we need right now.',
      '[One sentence on the reason, if it would help them.]',
      'If you see another position with us that suits you, we would be glad to hear from you again.',
    ],
  }),
  offer: ({ at, application }) => ({
    subject: `An offer: ${at}`,
    body: [
      `Thank you for the time you have given us since ${application}. We are happy to make you an offer.`,
      'Start: [date]\nSalary: [amount in naira a year, before tax]\nPlace of work: [place]',
      'The contract with all the details will follow. Take the time you need to read it; we would like to hear from you by [date].',
      'Is there anything you want to ask first? Reply to this email and we will call you.',
    ],
  }),
  blank: ({ at }) => ({ subject: `An update on your application: ${at}`, body: [] }),
}

const BLANKS = /\[[^\]\n]+\]/g
const nobody = { applicantName: '', positionTitle: '' }
// Object.keys loses the key type.
const templateBlanks = new Set(
  (Object.keys(messageTemplates) as MessageTemplate[]).flatMap(
    (name) => messageFrom(name, nobody).body.match(BLANKS) ?? [],
  ),
)

/** Lists the blanks, such as "[day]", that are still in an email. Other text in square brackets is not a blank. */
export function blanksIn(body: string): string[] {
  return [...new Set(body.match(BLANKS))].filter((blank) => templateBlanks.has(blank))
}
