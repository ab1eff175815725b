'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { renewRecoveryCodes } from '@/lib/account/actions'
import { CodesStep } from './codes-step'
import { PasswordStep } from './password-step'

interface RenewCodesDialogProps {
  open: boolean
  onClose: () => void
  username: string
}

export function RenewCodesDialog({ open, onClose, username }: RenewCodesDialogProps) {
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
      open={open}
      onClose={() => (codes ? setLeaving(true) : end())}
      title={codes ? 'Save your recovery codes' : 'New recovery codes'}
      description={codes ? undefined : 'Your current codes will stop working.'}
    >
      {codes ? (
        <CodesStep codes={codes} username={username} isLeaving={isLeaving} onSaved={end} />
      ) : (
        <PasswordStep action={renewRecoveryCodes} onDone={(made) => setCodes(made.codes)} />
      )}
    </Dialog>
  )
}
