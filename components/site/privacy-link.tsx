import { classNames } from '@/components/ui/class-names'

/** Wherever personal data or a choice is asked for. In a tab of its own, so that what has been typed stays. */
export function PrivacyLink({ className }: { className?: string }) {
  return (
    <a
      href="/privacy"
      target="_blank"
      rel="noopener"
      className={classNames('font-medium underline underline-offset-4', className)}
    >
      Privacy Policy<span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
