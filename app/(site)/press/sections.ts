import type { PressKit } from '@/lib/press/queries'

/** Lists the non-empty sections in the order of the page. */
export function listSections(kit: PressKit) {
  const { facts, boilerplate, messages, leaders, assets, news, contact } = kit
  return [
    {
      id: 'company-facts',
      title: 'Company at a Glance',
      isFilled: facts.length > 0 || boilerplate.trim() !== '',
    },
    { id: 'key-messages', title: 'Key Messages', isFilled: messages.length > 0 },
    { id: 'leadership', title: 'Leadership', isFilled: leaders.length > 0 },
    { id: 'media-assets', title: 'Media Assets', isFilled: assets.length > 0 },
    { id: 'recent-coverage', title: 'In the News', isFilled: news.length > 0 },
    { id: 'media-contact', title: 'Media Contact', isFilled: hasContact(contact) },
  ].filter(({ isFilled }) => isFilled)
}

export type PressSection = ReturnType<typeof listSections>[number]

/** Returns whether there is any way to contact the team. */
export function hasContact(contact: PressKit['contact']): contact is NonNullable<PressKit['contact']> {
  return contact !== null && Object.values(contact).some((value) => value.trim() !== '')
}
