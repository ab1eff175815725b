import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import type { RequiredFactor } from '@/lib/auth/required-factor'
import { formatLongDate } from '@/lib/dates'

/** Asks someone with only a password to set up a second factor: before the date, and once it has passed. */
export function SetUpNotice({ missing: { from, isDue } }: { missing: RequiredFactor }) {
  return (
    <div className="mb-6">
      <Notice tone="warn">
        {isDue ? (
          'Everyone here needs a passkey or two-factor authentication. Please add a passkey or set up two-factor authentication below. After that, everything is open to you again.'
        ) : (
          <>
            From {formatLongDate(from)}, everyone here needs a passkey or two-factor authentication. Please{' '}
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
