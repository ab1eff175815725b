import { formatLongDate } from '@/lib/dates'
import { site } from '@/lib/site'
import { PRESS_RESPONSE } from './download-messages'
import type { KeyMessage, PressContact, PressFact, PressKit, PressLeader } from './queries'
import { UNKNOWN_OUTLET } from './schema'

export interface KitText {
  name: string
  text: string
}

/** Formats the facts, one per line, for copying and for the kit. */
export function factLines(facts: readonly Pick<PressFact, 'label' | 'value'>[]): string {
  return facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
}

/** Returns the written part of the kit as plain text, leaving out empty parts. `website` is the site's URL. */
export function kitTexts(kit: PressKit, website: string): KitText[] {
  const texts = [
    { name: 'Company facts.txt', title: 'Company at a glance', body: factLines(kit.facts) },
    { name: 'Key messages.txt', title: 'Key messages', body: kit.messages.map(messageText).join('\n\n') },
    { name: 'About the company.txt', title: `About ${site.name}`, body: kit.boilerplate },
    { name: 'Leadership.txt', title: 'Leadership', body: kit.leaders.map(leaderText).join('\n\n\n') },
    { name: 'In the news.txt', title: 'In the news', body: kit.news.map(newsText).join('\n\n') },
    { name: 'Press contact.txt', title: 'Press contact', body: contactText(kit.contact, website) },
  ]
  return texts
    .filter(({ body }) => body.trim() !== '')
    .map(({ name, title, body }) => ({
      name,
      text: `${title}\n${'='.repeat(title.length)}\n\n${body.trim()}\n`,
    }))
}

const messageText = ({ title, description }: KeyMessage) => join([title, description])

const leaderText = ({ name, role, bio }: PressLeader) => join([role ? `${name}, ${role}` : name, '', bio])

const newsText = ({ date, title, outlet, link }: PressKit['news'][number]) =>
  join([title, `${outlet || UNKNOWN_OUTLET}, ${formatLongDate(date)}`, link])

function contactText(contact: PressContact | null, website: string) {
  const { pressEmail, pressPhone, generalEmail, address } = contact ?? {}
  const labeled = [
    ['Press email', pressEmail],
    ['Press phone', pressPhone],
    ['Response', PRESS_RESPONSE],
    ['Website', website],
    ['General email', generalEmail],
  ]
  const lines = labeled.flatMap(([label, value]) => (value ? `${label}: ${value}` : []))
  return join([...lines, ...(address ? ['', site.name, address] : [])])
}

const join = (lines: (string | undefined)[]) =>
  lines
    .filter((line) => line !== undefined)
    .join('\n')
    .trim()
