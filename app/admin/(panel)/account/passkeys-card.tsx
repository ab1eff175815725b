import { KeyRound } from 'lucide-react'
import { Card } from '@/components/ui/card'
import type { OwnPasskey } from '@/lib/account/admin-queries'
import { formatDistance, formatLongDate } from '@/lib/dates'
import { AddPasskey } from './add-passkey'
import { RemovePasskey } from './remove-passkey'

interface PasskeysCardProps {
  passkeys: OwnPasskey[]
  /** True if a second factor is required and passkeys are the only one. */
  needsPasskey: boolean
}

/** Lists the passkeys of this account. */
export function PasskeysCard({ passkeys, needsPasskey }: PasskeysCardProps) {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-lg font-semibold">Passkeys</h2>
      <p className="mt-1 text-sm text-fg-soft">
        Sign in with your fingerprint, face or screen lock, or with a security key. There’s no password to
        type or steal, and no code to copy.
      </p>
      {passkeys.length > 0 && (
        <ul aria-label="Passkeys" className="mt-4 divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} isNeeded={needsPasskey && passkeys.length === 1} />
          ))}
        </ul>
      )}
      <div className="mt-5">
        <AddPasskey />
      </div>
    </Card>
  )
}

interface PasskeyProps {
  passkey: OwnPasskey
  isNeeded: boolean
}

function Passkey({ passkey: { id, name, createdAt, lastUsedAt }, isNeeded }: PasskeyProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <KeyRound size={22} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-accent" />
      <div className="min-w-0 flex-1 text-sm max-sm:basis-2/3">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="mt-1 text-fg-soft tabular-nums">
          Added <time dateTime={createdAt.toISOString()}>{formatLongDate(createdAt)}</time>
          {' · '}
          {lastUsedAt ? `last used ${formatDistance(lastUsedAt, new Date())}` : 'not used yet'}
        </p>
      </div>
      <RemovePasskey id={id} name={name} isNeeded={isNeeded} />
    </li>
  )
}
