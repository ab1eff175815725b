import { JsonLd } from '@/components/site/json-ld'
import { sendContactMessage } from '@/lib/contact/actions'
import type { ContactInfo } from '@/lib/contact/queries'
import { contactPage } from '@/lib/contact/structured-data'
import { env } from '@/lib/platform/env'
import { breadcrumbs } from '@/lib/platform/seo'
import { AnswerSuggestions } from './answer-suggestions'
import { BeforeYouContactUs } from './before-you-contact-us'
import { ContactForm } from './contact-form'
import { InfoCards } from './info-cards'
import { MessageTimeline } from './message-timeline'

interface ContactViewProps {
  info: ContactInfo
  /** The initial subject of the message. */
  subject?: string
}

export function ContactView({ info, subject }: ContactViewProps) {
  const trail = breadcrumbs(env.APP_URL, [{ name: 'Contact Us', path: '/contact' }])
  return (
    <div>
      <div className="bg-mint">
        <div className="wrap grid items-end gap-x-16 gap-y-8 py-10 md:py-14 lg:grid-cols-[1fr_26rem]">
          <div>
            <h1 className="font-display text-4xl font-extrabold tracking-tight">Contact Us</h1>
            <p className="mt-5 max-w-[48ch] text-lg text-neutral-700">
              Ask a question, report a problem or make a suggestion. A person reads every message.
            </p>
          </div>
          <MessageTimeline />
        </div>
      </div>
      <BeforeYouContactUs />
      <div className="wrap grid items-start gap-x-10 gap-y-10 py-12 md:py-18 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-x-16">
        <div id="send-message" className="rounded-lg border border-line bg-surface p-5 sm:p-8">
          <h2 id="send-message-title" className="mb-6 font-display text-2xl font-bold tracking-tight">
            Send Us a Message
          </h2>
          <ContactForm send={sendContactMessage} subject={subject}>
            <AnswerSuggestions />
          </ContactForm>
        </div>
        <section aria-labelledby="reach-us-title">
          <h2 id="reach-us-title" className="sr-only">
            How to reach us
          </h2>
          <InfoCards info={info} />
        </section>
      </div>
      <JsonLd data={{ '@graph': [contactPage(env.APP_URL, info), trail] }} />
    </div>
  )
}
