'use client'

import { LoadError, type ScreenError } from '@/components/admin/load-error'
import { loadFailures } from '@/components/admin/load-failures'

export default function PrivacyError(props: ScreenError) {
  return <LoadError {...props} title="Privacy requests" failure={loadFailures.privacy} />
}
