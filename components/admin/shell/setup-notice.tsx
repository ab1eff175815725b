import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import type { RequiredFactor } from '@/lib/auth/required-factor'
import { formatLongDate } from '@/lib/dates'

/** Asks people who have only a password to set up a second factor, both before and after the deadline. */
export function SetupNotice({ factor: { from, isDue } }: { factor: RequiredFactor }) {
  return (
    <div className="mb-6">
      <Notice tone="warn">
        {isDue ? (
          'A passkey or two-factor authentication is now required. Set one up below to regain access to the rest of the admin panel.'
        ) : (
          <>
            From {formatLongDate(from)}, you’ll need a passkey or two-factor authentication. Please{' '}
            <Link href="/admin/account" className="font-semibold underline underline-offset-4">
              set one up in your account
            </Link>
            .
          </>
        )}
      </Notice>
    </div>
  )
}
