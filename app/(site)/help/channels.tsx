import type { ReactNode } from 'react'
import { IconTile } from '@/components/site/icon-tile'
import { phoneHref } from '@/components/site/phone-href'
import type { ContactInfo } from '@/lib/contact/queries'

/** Shows the three ways to reach a person. Live chat is not available yet, and the text says so. */
export function Channels({ info: { email, phone } }: { info: Pick<ContactInfo, 'email' | 'phone'> }) {
  return (
    <ul className="grid divide-line rounded-lg border border-line bg-surface max-md:divide-y md:grid-cols-3 md:divide-x">
      <Channel
        icon="M4 5.500h16v11H10l-4 3.500v-3.500H4z"
        title="Message us"
        time="24/7"
        link={
          <a href="/contact#send-message" className={linkClass}>
            Send a message
          </a>
        }
      >
        Message us at any time and we’ll reply by email. Once you have an account, you can also chat with us
        in the app.
      </Channel>
      <Channel
        icon="M3 6.500h18v11H3zM3.500 7l8.500 6.500L20.500 7"
        title="Email"
        time="Response within 2 hours"
        link={
          <a href={`mailto:${email}`} className={linkClass}>
            {email}
          </a>
        }
      >
        For anything that needs a few sentences or a screenshot. We answer on weekends too.
      </Channel>
      <Channel
        icon="M6 3.500h3l1.500 4.500-2 1.500a11 11 0 0 0 6 6l1.500-2 4.500 1.500v3c0 1.500-1 2.500-2.500 2.500C10.500 20 4 13.500 3.500 6 3.500 4.500 4.500 3.500 6 3.500z"
        title="Phone"
        time="Mon-Fri 9AM-6PM"
        link={
          <a href={phoneHref(phone)} className={linkClass}>
            {phone}
          </a>
        }
      >
        Hours are in West Africa Time. If your phone is lost or stolen, or you notice activity you don’t
        recognize, call at any hour.
      </Channel>
    </ul>
  )
}

const linkClass =
  'inline-block py-1 font-semibold text-brand underline decoration-mint-deep decoration-2 underline-offset-4 wrap-anywhere hover:decoration-brand'

interface ChannelProps {
  icon: string
  title: string
  time: string
  link: ReactNode
  children: ReactNode
}

function Channel({ icon, title, time, link, children }: ChannelProps) {
  return (
    <li className="flex flex-col p-6 md:p-7">
      <div className="flex items-center gap-4">
        <IconTile path={icon} />
        <div>
          <h3 className="font-display text-xl font-bold">{title}</h3>
          <p className="text-sm font-medium text-brand-deep">{time}</p>
        </div>
      </div>
      <p className="mt-4 mb-3 text-neutral-700">{children}</p>
      <p className="mt-auto">{link}</p>
    </li>
  )
}
