import type { Metadata } from 'next'
import { DocumentPage } from '../_legal/document-page'

export const metadata: Metadata = { title: 'Terms of Service' }

export default function TermsPage() {
  return <DocumentPage kind="terms" />
}
