'use client'

import type { ComponentProps } from 'react'
import PanelError from './(panel)/error'

/** Shows an error if the panel's layout itself fails, for example because the database is down. */
export default function AdminError(props: ComponentProps<typeof PanelError>) {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <PanelError {...props} />
    </main>
  )
}
