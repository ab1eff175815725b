import { classNames } from '@/components/ui/class-names'

/**
 * Links to the privacy policy wherever personal data or consent is requested. Opens in a new tab, so that typed input
 * is not lost.
 */
export function PrivacyLink({ className }: { className?: string }) {
  return (
    <a
      href="/privacy"
      target="_blank"
      rel="noopener"
      className={classNames('font-medium whitespace-nowrap underline underline-offset-4', className)}
    >
      Privacy Policy<span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
