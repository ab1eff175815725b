import type { Metadata } from 'next'
import { BrokenPage } from '@/components/site/broken-page'
import { REFERENCE_PLACEHOLDER } from '@/lib/platform/broken-page'

export const ensureStatic = 'navigation'

export const metadata: Metadata = { title: 'This page couldn’t be loaded', robots: { index: false } }

/**
 * Renders the page that the server sends in place of one that failed to render. The document that Next renders for it is
 * empty until its scripts have run.
 */
export default function Broken() {
  return <BrokenPage reference={REFERENCE_PLACEHOLDER} />
}
