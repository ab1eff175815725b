'use client'

import { LoadError, type ScreenError } from '@/components/admin/load-error'
import { loadFailures } from '@/components/admin/load-failures'

export default function ContactError(props: ScreenError) {
  return <LoadError {...props} title="Contact" failure={loadFailures.contact} />
}
