'use client'

import { useState } from 'react'
import { toast } from 'sonner'
import { Dialog } from '@/components/ui/dialog'
import { beginSecondFactorSetup } from '@/lib/account/actions'
import type { TotpSetup } from '@/lib/auth/totp'
import { AppStep } from './app-step'
import { CodesStep } from './codes-step'
import { PasswordStep } from './password-step'

interface SetupDialogProps {
  open: boolean
  onClose: () => void
  username: string
}

const titles = {
  password: (
    <>
      Set up <span className="whitespace-nowrap">two-factor</span> authentication
    </>
  ),
  app: 'Add the account to your app',
  codes: 'Save your recovery codes',
}

/** Sets up the second factor: password, app, recovery codes. Nothing changes until a correct code is entered. */
export function SetupDialog({ open, onClose, username }: SetupDialogProps) {
  const [setup, setSetup] = useState<TotpSetup | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const step = codes ? 'codes' : setup ? 'app' : 'password'

  const end = () => {
    onClose()
    setSetup(null)
    setCodes(null)
    setLeaving(false)
  }
  const finish = () => {
    end()
    toast.success('Two-factor authentication is on. Every other browser is signed out.')
  }
  // The codes are never shown again, so they must not be lost by accident.
  const close = () => (codes ? setLeaving(true) : end())

  return (
    // Reopen the dialog if the codes arrive after it was closed.
    <Dialog open={open || codes !== null} onClose={close} title={titles[step]}>
      {step === 'password' && (
        <PasswordStep action={beginSecondFactorSetup} onDone={setSetup} onCancel={end} />
      )}
      {setup && !codes && <AppStep setup={setup} onDone={setCodes} onCancel={end} />}
      {codes && <CodesStep codes={codes} username={username} isLeaving={isLeaving} onSaved={finish} />}
    </Dialog>
  )
}
