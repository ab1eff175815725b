'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { FormAction } from '@/components/forms/send-form'
import { readSource, type SignupSource } from '@/lib/waitlist/signup-source'
import type { JoinDialogProps } from './join-dialog'

interface Opened {
  Dialog: ComponentType<JoinDialogProps>
  source: SignupSource
  /** The search part of the button's address, which may hold a plan. */
  search: string
  /** A new number is a new dialog: nothing of the last one is left. */
  turn: number
}

const load = () => import('./join-dialog').then((loaded) => loaded.JoinDialog)

/**
 * Opens the form for every Join button of the page, wherever it stands. The buttons are plain links; this is all the script
 * they cost. The form's own code comes when someone reaches for a button.
 */
export function JoinDialogHost({ join }: { join: FormAction }) {
  const [opened, setOpened] = useState<Opened | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller

    function prepare(event: Event) {
      if (buttonOf(event)) load().catch(() => {})
    }

    async function open(event: MouseEvent) {
      const button = buttonOf(event)
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (!button || !isPlain || event.defaultPrevented) return
      event.preventDefault()
      button.setAttribute('aria-busy', 'true')
      try {
        const Dialog = await load()
        // Safari does not focus a clicked link; the dialog gives focus back to what had it.
        if (button.checkVisibility()) button.focus({ preventScroll: true })
        setOpened((last) => ({
          Dialog,
          source: readSource(button.dataset.join),
          search: button.search,
          turn: (last?.turn ?? 0) + 1,
        }))
      } catch {
        // The code did not arrive (an old page after a new release): the page has the same form.
        location.assign(button.href)
      } finally {
        button.removeAttribute('aria-busy')
      }
    }

    document.addEventListener('pointerover', prepare, { signal, passive: true })
    document.addEventListener('focusin', prepare, { signal })
    document.addEventListener('click', open, { signal })
    return () => controller.abort()
  }, [])

  if (!opened) return null
  const { Dialog, source, search, turn } = opened
  return <Dialog key={turn} join={join} source={source} search={search} />
}

function buttonOf(event: Event) {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-join]') : null
}
