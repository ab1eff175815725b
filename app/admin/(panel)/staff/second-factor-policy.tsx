import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { formatLongDate } from '@/lib/dates'
import type { SecondFactorPolicy as Policy } from '@/lib/staff/admin-queries'
import { RequireFactor } from './require-factor'

const list = new Intl.ListFormat('en')

/** Shows whether a password alone is enough to sign in, and who has no second factor yet. */
export function SecondFactorPolicy({ policy }: { policy: Policy }) {
  const { required, without } = policy
  return (
    <section aria-labelledby="second-factor">
      <h2 id="second-factor" className="mb-3 text-lg font-semibold">
        Sign-in security
      </h2>
      <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-4">
        <div className="min-w-0 flex-1 basis-80 text-sm">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            {required
              ? 'A passkey or two-factor authentication is required'
              : 'Staff can sign in without a passkey or two-factor authentication'}
            {required && (
              <Badge tone={required.isDue ? 'accent' : 'warn'}>
                {required.isDue ? 'Since' : 'From'} {formatLongDate(required.from)}
              </Badge>
            )}
          </p>
          <p className="mt-1 text-fg-soft wrap-anywhere">
            {without.length === 0
              ? 'Everyone has set one up.'
              : `${list.format(without)} ${without.length === 1 ? 'has' : 'have'} neither yet.${required?.isDue ? ' Until they set one up, they can only open their own account page.' : ''}`}
          </p>
        </div>
        <RequireFactor isRequired={required !== null} />
      </Card>
    </section>
  )
}
