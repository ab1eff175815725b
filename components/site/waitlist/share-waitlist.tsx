import { whatsAppLink } from '@/components/site/whatsapp-link'
import { buttonClass } from '@/components/ui/button'
import { site } from '@/lib/site'

const MESSAGE = `${site.name} keeps your lump sum safe and pays it back to you on the days you choose. Join the waitlist:`

/** Renders a plain link, which loads nothing from WhatsApp and reveals nothing about the person who shares it. */
export function ShareWaitlist({ siteUrl }: { siteUrl: string }) {
  return (
    <a
      href={whatsAppLink(MESSAGE, `${siteUrl}/waitlist`)}
      target="_blank"
      rel="noopener"
      className={buttonClass({ variant: 'secondary' })}
    >
      Share on WhatsApp
    </a>
  )
}
