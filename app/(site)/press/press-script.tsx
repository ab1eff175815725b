'use client'

import { useEffect, useRef } from 'react'
import { copyMessages, downloadMessages, LOADING_KIT } from '@/lib/press/download-messages'

/** How long a button shows the result of pressing it. */
const RESULT_MS = 4000
/** Longer than the server's own timeout for storage. */
const TIMEOUT_MS = 20_000

/**
 * Handles the copy buttons. Next to the link to the kit, shows the progress of the download until the browser takes
 * over, or why it failed. The page also works without this script.
 */
export function PressScript() {
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const listening = new AbortController()
    const say = (text: string) => {
      if (status.current) status.current.textContent = text
    }
    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null
      const button = target?.closest<HTMLElement>('[data-copy]')
      if (button) void copy(button, say)
      const link = target?.closest<HTMLAnchorElement>('a[data-kit]')
      if (link && !isForBrowser(event)) void download(event, link)
    }
    document.addEventListener('click', onClick, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  return <p ref={status} role="status" className="sr-only" />
}

const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

async function copy(button: HTMLElement, say: (text: string) => void) {
  const { copy: copyText, copySource = '', copyWhat = '' } = button.dataset
  const source = document.getElementById(copySource)
  const label = button.querySelector('[data-copy-status]')
  try {
    await navigator.clipboard.writeText(copyText || (source?.textContent ?? ''))
    say(`${copyWhat}: ${copyMessages.copied}`)
    if (label) show(label, copyMessages.copied)
  } catch {
    // The clipboard is unavailable, for example without permission or https.
    if (source) getSelection()?.selectAllChildren(source)
    say(copyMessages.refused)
    if (label) show(label, 'Selected')
  }
}

const labels = new WeakMap<Element, { text: string; timer: ReturnType<typeof setTimeout> }>()

/** Changes a label briefly and then restores its own text, even if the button was pressed again in the meantime. */
function show(label: Element, text: string) {
  const shown = labels.get(label)
  if (shown) clearTimeout(shown.timer)
  const own = shown?.text ?? label.textContent ?? ''
  label.textContent = text
  const timer = setTimeout(() => {
    labels.delete(label)
    label.textContent = own
  }, RESULT_MS)
  labels.set(label, { text: own, timer })
}

async function download(event: MouseEvent, link: HTMLAnchorElement) {
  event.preventDefault()
  if (link.getAttribute('aria-disabled')) return
  const status = link.parentElement?.querySelector('[data-kit-status]')
  const announce = (text: string) => {
    if (status) status.textContent = text
  }
  link.setAttribute('aria-disabled', 'true')
  announce(LOADING_KIT)
  const response = await fetch(link.href, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => null,
  )
  link.removeAttribute('aria-disabled')
  if (response?.ok) location.assign(link.href)
  announce(response?.ok ? downloadMessages.started : failureMessage(response))
}

function failureMessage(response: Response | null): string {
  if (!response) return downloadMessages.offline
  if (response.status === 429)
    return downloadMessages.tooMany(Number(response.headers.get('retry-after')) || 60)
  return downloadMessages.kitUnavailable
}
