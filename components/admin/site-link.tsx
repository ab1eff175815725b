import { ExternalLink } from 'lucide-react'
import { buttonClass } from '@/components/ui/button'

/** Renders a link that opens a page of the public site in a new tab. Where there is little room, it is only an icon. */
export function SiteLink({ href, label = 'View on the site' }: { href: string; label?: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      title={label}
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      <ExternalLink />
      <span className="max-sm:sr-only">{label}</span>
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  )
}
