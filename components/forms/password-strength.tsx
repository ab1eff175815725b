import { classNames } from '@/components/ui/class-names'
import { CONTAINS_NAME, type PasswordOwner, passwordMin, passwordProblem } from '@/lib/auth/password-rules'
import { site } from '@/lib/site'

/** The number of characters from which a password counts as strong. */
const STRONG = 20

interface PasswordStrengthProps {
  password: string
  owner: PasswordOwner
  hasSecondFactor?: boolean
}

/**
 * Previews how the server will judge a new password: whether it is long enough, contains a name or is easy to
 * guess. The server also rejects other passwords.
 */
export function PasswordStrength({ password, owner, hasSecondFactor = false }: PasswordStrengthProps) {
  const min = passwordMin(hasSecondFactor)
  const length = [...password].length
  const problem = passwordProblem(password, owner, hasSecondFactor)
  const state =
    length < min
      ? 'short'
      : problem === CONTAINS_NAME
        ? 'named'
        : problem
          ? 'weak'
          : length < STRONG
            ? 'good'
            : 'strong'
  const look = looks[state]
  const fill = state === 'short' ? Math.min(0.9, length / min) * 0.6 : state === 'strong' ? 1 : 0.7
  return (
    <div className="grid gap-1.5 text-sm">
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunken">
        <div
          className={classNames('h-full origin-left rounded-full transition-transform', look.bar)}
          style={{ transform: `scaleX(${fill})` }}
        />
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 text-fg-soft">
        <span role="status">{length > 0 && look.text}</span>
        <span className="tabular-nums">
          {length === 0 && `At least ${min} characters`}
          {length > 0 && (length < min ? `${length} of ${min} characters` : `${length} characters`)}
        </span>
      </p>
    </div>
  )
}

const looks = {
  short: { text: 'Too short', bar: 'bg-danger' },
  named: { text: `Contains your name or “${site.name}”`, bar: 'bg-danger' },
  weak: { text: 'Easy to guess', bar: 'bg-danger' },
  good: { text: 'Good', bar: 'bg-accent' },
  strong: { text: 'Strong', bar: 'bg-accent' },
}
