'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { ConfirmDialog } from '@/components/admin/confirm-dialog'
import type { StorageActions } from '@/components/admin/storage/storage-actions'
import { StorageDialog } from '@/components/admin/storage/storage-dialog'
import { UNREACHABLE, useAction } from '@/components/admin/use-action'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { StorageState, TestResult } from '@/lib/settings/schema'
import { SettingsCard } from './settings-card'
import { StorageFacts } from './storage-facts'

interface StorageCardProps {
  state: StorageState
  actions: StorageActions
}

/** Shows how storage is connected, whether it works, and the available actions. */
export function StorageCard({ state, actions }: StorageCardProps) {
  const router = useRouter()
  const [dialog, setDialog] = useState<'connect' | 'disconnect' | null>(null)
  const [latest, setLatest] = useState<StorageState | null>(null)
  const [result, setResult] = useState<TestResult | null>(null)
  const [isTesting, startTesting] = useTransition()
  const { settings, health } = state
  const { saved, source } = settings
  const isReadOnly = source === 'environment'
  // The storage may have stopped working since a successful test.
  const shownResult = result?.isWorking && !health.isReachable ? null : result

  const close = () => {
    setDialog(null)
    setLatest(null)
    // It may describe the previous storage.
    setResult(null)
  }
  const test = () =>
    startTesting(async () => {
      setResult(null)
      const response = await actions.test({}).catch(() => null)
      setResult(
        response?.ok ? response.data : { isWorking: false, message: response?.message ?? UNREACHABLE },
      )
      if (response) router.refresh()
    })
  const [disconnect] = useAction(actions.disconnect, { done: 'Storage disconnected' })

  return (
    <SettingsCard
      title="Storage"
      description="Where images, media assets and resumes are stored."
      badge={
        health.isReachable ? (
          <Badge tone="accent">Working</Badge>
        ) : (
          <Badge tone="danger">{health.kind === 'foreign' ? 'In use by another site' : 'Not working'}</Badge>
        )
      }
    >
      <StorageFacts settings={settings} />
      <div role="status" className="mt-5 empty:hidden">
        {!health.isReachable && !shownResult && <Notice tone="warn">{health.message}</Notice>}
        {shownResult && (
          <Notice tone={shownResult.isWorking ? 'accent' : 'warn'}>{shownResult.message}</Notice>
        )}
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        {source !== 'none' && (
          <Button size="sm" variant="secondary" loading={isTesting} onClick={test}>
            {isTesting ? 'Testing...' : 'Test storage'}
          </Button>
        )}
        {!isReadOnly && (
          <Button
            size="sm"
            variant={health.isReachable ? 'secondary' : 'primary'}
            onClick={() => setDialog('connect')}
          >
            {saved ? 'Edit' : source === 'none' ? 'Connect storage' : 'Connect your own storage'}
          </Button>
        )}
        {!isReadOnly && saved && (
          <Button
            size="sm"
            variant="ghost"
            className="hover:text-danger"
            onClick={() => setDialog('disconnect')}
          >
            Disconnect
          </Button>
        )}
      </div>
      <StorageDialog
        key={saved?.version ?? 0}
        open={dialog === 'connect'}
        onClose={close}
        state={latest ?? state}
        onState={setLatest}
        connect={actions.connect}
      />
      <ConfirmDialog
        open={dialog === 'disconnect'}
        onClose={close}
        onConfirm={() => disconnect({ version: saved?.version ?? 0 })}
        question="Are you sure you want to disconnect this storage?"
        verb="Disconnect"
      >
        Nothing is deleted, but images and files can’t be opened until you connect it again.
      </ConfirmDialog>
    </SettingsCard>
  )
}
