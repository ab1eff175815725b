'use client'

import { useEffect } from 'react'
import { postJson } from '@/components/site/post-json'
import { helpMessages } from '@/lib/help/categories'

/**
 * Sends votes without leaving the page, counts opened answers and copies links to answers. The page also works without
 * this script. Renders nothing.
 */
export function HelpScript() {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const opened = new Set<string>()
    document.addEventListener('submit', (event) => sendVote(event), { signal })
    document.addEventListener('click', (event) => copyLink(event), { signal })
    // The toggle event does not bubble.
    document.addEventListener('toggle', ({ target }) => countOpen(target, opened), { signal, capture: true })
    // Not all browsers open the <details> element that the URL points into, and none do so after a reload.
    window.addEventListener('hashchange', openTarget, { signal })
    openTarget()
    // Also count answers that the URL or the visitor opened before this script loaded.
    for (const details of document.querySelectorAll('details[data-faq][open]')) countOpen(details, opened)
    return () => listening.abort()
  }, [])
  return null
}

function openTarget() {
  const details = document.getElementById(location.hash.slice(1))?.closest('details')
  if (details) details.open = true
}

async function sendVote(event: SubmitEvent) {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.dataset.vote === undefined) return
  event.preventDefault()
  const body = new FormData(form, event.submitter)
  const isSent = await postJson('/api/help-votes', Object.fromEntries(body))
  const status = statusOf(form)
  if (!isSent) return say(status, 'We couldn’t save your vote. Please try again.')
  // The buttons disappear, so move focus to the message that replaces them.
  say(status, helpMessages.thanks)
  form.hidden = true
  if (status) status.tabIndex = -1
  status?.focus({ preventScroll: true })
}

function countOpen(target: EventTarget | null, opened: Set<string>) {
  if (!(target instanceof HTMLDetailsElement)) return
  const slug = target.dataset.faq
  if (!slug || !target.open || opened.has(slug)) return
  opened.add(slug)
  // Readers do not need to know about a failure.
  void postJson('/api/help-opens', { slug })
}

async function copyLink({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-copy-link]') : null
  if (!link) return
  try {
    await navigator.clipboard.writeText(link.href)
    say(statusOf(link), 'Link copied')
  } catch {
    // The clipboard is unavailable, for example without permission or https. The click has put the URL into the
    // address bar.
    say(statusOf(link), 'Please copy this page’s address')
  }
}

const statusOf = (element: Element) =>
  element.closest('details')?.querySelector<HTMLElement>('[data-answer-status]')

function say(status: HTMLElement | null | undefined, text: string) {
  if (status) status.textContent = text
}
