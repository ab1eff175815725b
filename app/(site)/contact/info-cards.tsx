import type { ReactNode } from 'react'
import { IconTile } from '@/components/site/icon-tile'
import { OpeningHours } from '@/components/site/opening-hours'
import { phoneHref } from '@/components/site/phone-href'
import { EmailText } from '@/components/ui/email-text'
import type { ContactInfo } from '@/lib/contact/queries'

/** Shows how and when to reach the team. */
export function InfoCards({ info }: { info: ContactInfo }) {
  const { email, phone, address, businessHours, supportHours } = info
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
      <InfoCard title="Email" icon="M3 6.500h18v11H3zM3.500 7l8.500 6.500L20.500 7">
        <a href={`mailto:${email}`} className={link}>
          <EmailText email={email} />
        </a>
      </InfoCard>
      <InfoCard
        title="Phone"
        icon="M6 3.500h3l1.500 4.500-2 1.500a11 11 0 0 0 6 6l1.500-2 4.500 1.500v3c0 1.500-1 2.500-2.500 2.500C10.500 20 4 13.500 3.500 6 3.500 4.500 4.500 3.500 6 3.500z"
      >
        <a href={phoneHref(phone)} className={link}>
          {phone}
        </a>
      </InfoCard>
      <InfoCard
        title="Address"
        icon="M12 21c4.500-4.500 7-8 7-11a7 7 0 0 0-14 0c0 3 2.500 6.500 7 11zM12 12.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"
      >
        <address className="whitespace-pre-line not-italic">{address}</address>
      </InfoCard>
      <InfoCard
        title="Business hours"
        icon="M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17zM12 7v5l3.500 2"
      >
        <p>
          <OpeningHours>{businessHours}</OpeningHours>
        </p>
        <p className="mt-1 text-sm font-normal whitespace-pre-line text-fg-soft">{supportHours}</p>
      </InfoCard>
    </ul>
  )
}

const link =
  'inline-block py-1 -my-1 underline decoration-mint-deep decoration-2 underline-offset-4 hover:decoration-brand'

function InfoCard({ title, icon, children }: { title: string; icon: string; children: ReactNode }) {
  return (
    <li className="flex gap-4 rounded-md border border-line bg-surface p-5">
      <IconTile path={icon} />
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-sm text-fg-soft">{title}</h3>
        <div className="mt-0.5 font-semibold">{children}</div>
      </div>
    </li>
  )
}
