import type { ReactNode } from 'react'
import { phoneHref } from '@/components/site/phone-href'
import { Section, SectionTitle } from '@/components/site/section'
import { buttonClass } from '@/components/ui/button'
import { PRESS_RESPONSE } from '@/lib/press/download-messages'
import type { PressContact } from '@/lib/press/queries'
import { hasContact } from './sections'

interface MediaContactProps {
  contact: PressContact | null
  /** The site's own URL. */
  website: string
}

/** Shows who to contact. */
export function MediaContact({ contact, website }: MediaContactProps) {
  if (!hasContact(contact)) return null
  const { pressEmail, pressPhone, generalEmail, address } = contact
  const { host } = new URL(website)
  return (
    <Section id="media-contact" background="brand">
      <div className="grid gap-x-16 gap-y-12 [--ring:var(--color-marigold)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:items-end">
        <div>
          <SectionTitle sectionId="media-contact">Media Contact</SectionTitle>
          <p className="mt-6 max-w-[16ch] font-display text-4xl font-extrabold tracking-tight">
            We reply <span className="whitespace-nowrap text-marigold">{PRESS_RESPONSE}</span>
          </p>
          <p className="mt-5 max-w-[44ch] text-lg text-mint">
            Questions, interviews, fact checks, another file format: tell us what you need and by when.
          </p>
          {pressEmail && (
            <a
              href={`mailto:${pressEmail}`}
              className={`${buttonClass({ variant: 'highlight', size: 'lg' })} mt-8 max-sm:w-full`}
            >
              Contact Press Team
            </a>
          )}
        </div>
        <dl className="border-t border-mint/40">
          <Row label="Press email" value={pressEmail} href={`mailto:${pressEmail}`} />
          <Row label="Press phone" value={pressPhone} href={phoneHref(pressPhone)} />
          <Row label="Website" value={host} href={website} />
          <Row label="General email" value={generalEmail} href={`mailto:${generalEmail}`} />
          <Row label="Address" value={address}>
            <address className="whitespace-pre-line not-italic">{address}</address>
          </Row>
        </dl>
      </div>
    </Section>
  )
}

interface RowProps {
  label: string
  value: string
  href?: string
  children?: ReactNode
}

/** Shows one contact detail, or nothing if its value is empty. */
function Row({ label, value, href, children }: RowProps) {
  if (!value.trim()) return null
  return (
    <div className="grid gap-x-6 gap-y-0.5 border-b border-mint/40 py-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-mint">{label}</dt>
      <dd className="text-lg font-semibold wrap-anywhere">
        {children ?? (
          <a
            href={href}
            className="underline decoration-mint/50 underline-offset-4 hover:decoration-marigold"
          >
            {value}
          </a>
        )}
      </dd>
    </div>
  )
}
