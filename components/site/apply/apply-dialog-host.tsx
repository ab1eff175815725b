'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { FormAction } from '@/components/forms/send-form'
import type { ConsentFacts } from '@/lib/applications/consent'
import type { ApplyDialogProps } from './apply-dialog'

interface Opened {
  Dialog: ComponentType<ApplyDialogProps>
  slug: string
  positionTitle: string
  /** A new number is a new dialog. */
  turn: number
}

const load = () => import('./apply-dialog').then((loaded) => loaded.ApplyDialog)

/**
 * Opens the form for every Apply link of the page (`data-apply`), wherever it stands. The links lead to pages with the same form;
 * this is all the script they cost. The form's own code comes when someone reaches for a link.
 */
export function ApplyDialogHost({ apply, consent }: { apply: FormAction; consent: ConsentFacts }) {
  const [opened, setOpened] = useState<Opened | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller

    function prepare(event: Event) {
      if (linkOf(event)) load().catch(() => {})
    }

    async function open(event: MouseEvent) {
      const link = linkOf(event)
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (!link || !isPlain || event.defaultPrevented) return
      event.preventDefault()
      link.setAttribute('aria-busy', 'true')
      try {
        const Dialog = await load()
        // Safari does not focus a clicked link; the dialog gives focus back to what had it.
        if (link.checkVisibility()) link.focus({ preventScroll: true })
        const { apply: slug = '', applyTitle: positionTitle = '' } = link.dataset
        setOpened((last) => ({ Dialog, slug, positionTitle, turn: (last?.turn ?? 0) + 1 }))
      } catch {
        // The code did not arrive (an old page after a new release): the page has the same form.
        location.assign(link.href)
      } finally {
        link.removeAttribute('aria-busy')
      }
    }

    document.addEventListener('pointerover', prepare, { signal, passive: true })
    document.addEventListener('focusin', prepare, { signal })
    document.addEventListener('click', open, { signal })
    return () => controller.abort()
  }, [])

  if (!opened) return null
  const { Dialog, turn, ...position } = opened
  return <Dialog key={turn} apply={apply} consent={consent} {...position} />
}

function linkOf(event: Event) {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-apply]') : null
}
