'use client'

import { LoadError, type ScreenError } from '@/components/admin/load-error'
import { loadFailures } from '@/components/admin/load-failures'

export default function MailError(props: ScreenError) {
  return <LoadError {...props} title="Email" failure={loadFailures.mail} />
}
