'use client'

import { usePathname } from 'next/navigation'
import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { StorageState } from '@/lib/settings/schema'
import { askForStorage, type StorageActions } from './storage-actions'
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
  const asked = useRef(Number.NEGATIVE_INFINITY)
  const isUnwanted = useRef(false)

  const look = useEffectEvent(async (signal: AbortSignal) => {
    if (performance.now() - asked.current < PAUSE_MS) return
    const next = await askForStorage(signal)
    if (signal.aborted) return
    asked.current = performance.now()
    if (!next) return
    if (next.health.isReachable) isUnwanted.current = false
    else if (!isUnwanted.current) await open(next).catch(() => {})
  })
  async function open(next: StorageState) {
    const Loaded = await load()
    setDialog(() => Loaded)
    setState(next)
    setOpen(true)
  }
  const close = () => {
    isUnwanted.current = true
    setOpen(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: checks on each screen
  useEffect(() => {
    const leaving = new AbortController()
    void look(leaving.signal)
    return () => leaving.abort()
  }, [pathname])

  if (!Dialog || !state) return null
  return <Dialog open={isOpen} onClose={close} state={state} onState={setState} connect={connect} />
}
