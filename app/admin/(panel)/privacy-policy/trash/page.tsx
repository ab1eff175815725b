import type { Metadata } from 'next'
import { TrashPage } from '../../_legal/trash-page'

export const metadata: Metadata = { title: 'Trash · Privacy Policy' }

export default function PrivacyPolicyTrashPage() {
  return <TrashPage kind="privacy" />
}
