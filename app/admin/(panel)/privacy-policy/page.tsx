import type { Metadata } from 'next'
import { DocumentPage } from '../_legal/document-page'

export const metadata: Metadata = { title: 'Privacy Policy' }

export default function PrivacyPolicyPage() {
  return <DocumentPage kind="privacy" />
}
