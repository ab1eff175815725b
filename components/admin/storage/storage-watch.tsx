'use client'

import { usePathname } from 'next/navigation'
import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { StorageState } from '@/lib/settings/schema'
import { fetchStorageState, type StorageActions } from './storage-actions'
import type { StorageDialog } from './storage-dialog'

/** The minimum time between two checks when moving from screen to screen. */
const PAUSE_MS = 15_000

const load = () => import('./storage-dialog').then((loaded) => loaded.StorageDialog)

/**
 * Opens the connection dialog when storage cannot be reached, on any admin screen. The check runs separately, so no
 * screen waits for it. Once closed, the dialog stays closed until storage has been reached again or the page is
 * reloaded.
 */
export function StorageWatch({ connect }: { connect: StorageActions['connect'] }) {
  const pathname = usePathname()
  const [state, setState] = useState<StorageState | null>(null)
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof StorageDialog>> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const checkedAt = useRef(Number.NEGATIVE_INFINITY)
  const isDismissed = useRef(false)

  const check = useEffectEvent(async (signal: AbortSignal) => {
    if (performance.now() - checkedAt.current < PAUSE_MS) return
    const next = await fetchStorageState(signal)
    if (signal.aborted) return
    checkedAt.current = performance.now()
    if (!next) return
    if (next.health.isReachable) isDismissed.current = false
    else if (!isDismissed.current) await open(next).catch(() => {})
  })
  async function open(next: StorageState) {
    const Loaded = await load()
    setDialog(() => Loaded)
    setState(next)
    setOpen(true)
  }
  const close = () => {
    isDismissed.current = true
    setOpen(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: checks on each screen
  useEffect(() => {
    const controller = new AbortController()
    void check(controller.signal)
    return () => controller.abort()
  }, [pathname])

  if (!Dialog || !state) return null
  return <Dialog open={isOpen} onClose={close} state={state} onState={setState} connect={connect} />
}
