'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState, useTransition } from 'react'
import { toast } from 'sonner'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { BUCKETS } from '@/lib/platform/upload-slots'
import type { StorageState } from '@/lib/settings/schema'
import { S3Form } from './s3-form'
import { fetchStorageState, type StorageActions } from './storage-actions'
import { SupabaseForm } from './supabase-form'
import { Tabs } from './tabs'

interface StorageDialogProps {
  open: boolean
  onClose: () => void
  state: StorageState
  onState: (state: StorageState) => void
  connect: StorageActions['connect']
}

const titles = { supabase: 'Connect to Supabase', s3: 'Connect S3 storage' } as const

/**
 * Renders a dialog for connecting storage. If environment variables configure storage, it explains the problem
 * instead.
 */
export function StorageDialog({ open, onClose, state, onState, connect }: StorageDialogProps) {
  const router = useRouter()
  const { settings, health } = state
  const { saved, source } = settings
  const [provider, setProvider] = useState(saved?.provider ?? 'supabase')
  const isReadOnly = source === 'environment'

  const finish = () => {
    toast.success('Storage connected')
    router.refresh()
    onClose()
  }
  const form = { saved, connect, onConnected: finish, onClose }
  return (
    <Dialog open={open} onClose={onClose} title={isReadOnly ? 'Storage' : titles[provider]}>
      <div className="grid gap-5">
        {!health.isReachable && (
          <Trouble health={health} source={source} onState={onState} onClose={onClose} />
        )}
        {isReadOnly ? (
          <ReadOnly onClose={onClose} isForeign={!health.isReachable && health.kind === 'foreign'} />
        ) : (
          <>
            <Tabs
              label="Storage type"
              current={provider}
              onChange={setProvider}
              tabs={[
                { name: 'supabase', label: 'Supabase', content: <SupabaseForm {...form} /> },
                { name: 's3', label: 'S3-compatible', content: <S3Form {...form} /> },
              ]}
            />
            <p className="text-sm text-fg-soft">
              These private buckets must exist: {BUCKETS.join(', ')}. Files in your current storage are not
              copied.
            </p>
          </>
        )}
      </div>
    </Dialog>
  )
}

const subjects = {
  environment: 'Storage isn’t working.',
  saved: 'The connected storage isn’t working.',
  embedded: 'The built-in storage isn’t working.',
  none: '',
} as const

interface TroubleProps extends Pick<StorageDialogProps, 'onState' | 'onClose'> {
  health: Extract<StorageState['health'], { isReachable: false }>
  source: StorageState['settings']['source']
}

function Trouble({ health, source, onState, onClose }: TroubleProps) {
  const [isTrying, startTrying] = useTransition()
  const router = useRouter()
  const tryAgain = () =>
    startTrying(async () => {
      const next = await fetchStorageState()
      if (!next?.health.isReachable) return next ? onState(next) : undefined
      toast.success('Storage is available again')
      router.refresh()
      onState(next)
      onClose()
    })
  return (
    <div className="grid gap-3">
      <Notice tone="warn">
        {health.kind === 'foreign'
          ? health.message
          : `${subjects[source]} ${health.message} Pages stay up, but files cannot be uploaded or opened.`}
      </Notice>
      {source !== 'none' && (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          loading={isTrying}
          onClick={tryAgain}
        >
          {isTrying ? 'Trying...' : 'Try Again'}
        </Button>
      )}
    </div>
  )
}

/** The message about storage of another installation already says what to ask the administrator. */
function ReadOnly({ onClose, isForeign }: { onClose: () => void; isForeign: boolean }): ReactNode {
  return (
    <>
      <p className="text-sm text-fg-soft">
        Storage is configured on the server (S3_ENDPOINT and related settings), so it can only be changed
        there.
        {!isForeign && ' Ask your server administrator to check the settings and the storage itself.'}
      </p>
      <div>
        <Button onClick={onClose} variant="secondary">
          Close
        </Button>
      </div>
    </>
  )
}
