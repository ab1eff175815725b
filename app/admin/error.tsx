'use client'

import type { ComponentProps } from 'react'
import PanelError from './(panel)/error'

/** For a failure of the panel's frame itself, such as a database that is away. */
export default function AdminError(props: ComponentProps<typeof PanelError>) {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <PanelError {...props} />
    </main>
  )
}
