import { whatsAppLink } from '@/components/site/whatsapp-link'
import { CopyLink } from './copy-link'

interface ShareLinksProps {
  url: string
  title: string
}

/** Renders share buttons as plain links, so that nothing is loaded from the social networks. */
export function ShareLinks({ url, title }: ShareLinksProps) {
  const text = encodeURIComponent(title)
  const address = encodeURIComponent(url)
  const links = [
    { label: 'WhatsApp', href: whatsAppLink(title, url) },
    { label: 'X', href: `https://x.com/intent/post?text=${text}&url=${address}` },
    { label: 'Email', href: `mailto:?subject=${text}&body=${address}` },
  ]
  return (
    <section aria-label="Share this article">
      <h2 className="text-sm font-semibold text-fg-soft">Share this article</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {links.map(({ label, href }) => (
          <li key={label}>
            <a
              href={href}
              {...(href.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {})}
              aria-label={label === 'Email' ? 'Share by email' : `Share on ${label}`}
              className={shareClass}
            >
              {label}
            </a>
          </li>
        ))}
        <li className="noscript:hidden">
          <CopyLink url={url} className={shareClass} />
        </li>
      </ul>
    </section>
  )
}

const shareClass =
  'inline-flex min-h-11 items-center rounded-md border border-line bg-surface px-4 font-medium hover:bg-mint'
