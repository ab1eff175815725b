'use client'

import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { RegenerateCodesDialog } from './regenerate-codes-dialog'
import { SetupDialog } from './setup-dialog'
import { TurnOffDialog } from './turn-off-dialog'

/** Below this number of codes, the card recommends generating a new set. */
const FEW_CODES = 3

interface SecondFactorCardProps {
  username: string
  hasSecondFactor: boolean
  isFactorRequired: boolean
  hasPasskey: boolean
  codesLeft: number
}

export function SecondFactorCard({
  username,
  hasSecondFactor,
  isFactorRequired,
  hasPasskey,
  codesLeft,
}: SecondFactorCardProps) {
  const [dialog, setDialog] = useState<'setup' | 'regenerate' | 'turnOff' | null>(null)
  const close = () => setDialog(null)
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">Two-factor authentication</h2>
        {hasSecondFactor ? <Badge tone="accent">On</Badge> : <Badge tone="warn">Off</Badge>}
      </div>
      <p className="mt-1 text-sm text-fg-soft">
        {hasSecondFactor
          ? 'You sign in with your password and a code from your authenticator app. A stolen password alone is not enough.'
          : 'When this is on, you sign in with your password and a code from an app on your phone. A stolen password alone is not enough.'}
      </p>
      {hasSecondFactor && <CodesLeft count={codesLeft} />}
      <div className="mt-5 flex flex-wrap gap-3">
        {hasSecondFactor && (
          <Button size="sm" variant="secondary" onClick={() => setDialog('regenerate')}>
            New recovery codes
          </Button>
        )}
        {/* One button for both, so that focus stays on it. */}
        <Button
          size="sm"
          variant={hasSecondFactor ? 'ghost' : 'primary'}
          className={hasSecondFactor ? 'hover:text-danger' : ''}
          onClick={() => setDialog(hasSecondFactor ? 'turnOff' : 'setup')}
        >
          {hasSecondFactor ? 'Turn off' : 'Set up two-factor authentication'}
        </Button>
      </div>
      <SetupDialog open={dialog === 'setup'} onClose={close} username={username} />
      <RegenerateCodesDialog open={dialog === 'regenerate'} onClose={close} username={username} />
      <TurnOffDialog
        open={dialog === 'turnOff'}
        onClose={close}
        isFactorRequired={isFactorRequired}
        hasPasskey={hasPasskey}
      />
    </Card>
  )
}

function CodesLeft({ count }: { count: number }) {
  const text = count === 1 ? 'You have 1 recovery code left.' : `You have ${count} recovery codes left.`
  if (count >= FEW_CODES) return <p className="mt-3 text-sm">{text}</p>
  return (
    <div className="mt-4">
      <Notice tone="warn">
        {count === 0 ? 'You have no recovery codes left.' : text} Create new ones before you need them.
      </Notice>
    </div>
  )
}
