import type { Metadata } from 'next'
import { TrashPage } from '../../_legal/trash-page'

export const metadata: Metadata = { title: 'Trash · Terms of Service' }

export default function TermsTrashPage() {
  return <TrashPage kind="terms" />
}
