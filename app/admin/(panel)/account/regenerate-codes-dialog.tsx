'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { regenerateRecoveryCodes } from '@/lib/account/actions'
import { CodesStep } from './codes-step'
import { PasswordStep } from './password-step'

interface RegenerateCodesDialogProps {
  open: boolean
  onClose: () => void
  username: string
}

export function RegenerateCodesDialog({ open, onClose, username }: RegenerateCodesDialogProps) {
  const router = useRouter()
  const [codes, setCodes] = useState<string[] | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const end = () => {
    onClose()
    setCodes(null)
    setLeaving(false)
    router.refresh()
  }
  return (
    <Dialog
      // Reopen the dialog if the codes arrive after it was closed.
      open={open || codes !== null}
      onClose={() => (codes ? setLeaving(true) : end())}
      title={codes ? 'Save your recovery codes' : 'New recovery codes'}
      description={codes ? undefined : 'Your current codes will stop working.'}
    >
      {codes ? (
        <CodesStep codes={codes} username={username} isLeaving={isLeaving} onSaved={end} />
      ) : (
        <PasswordStep
          action={regenerateRecoveryCodes}
          onDone={(made) => setCodes(made.codes)}
          onCancel={end}
        />
      )}
    </Dialog>
  )
}
