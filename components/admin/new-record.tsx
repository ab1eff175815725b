'use client'

import { Fragment, type ReactNode, useEffect, useEffectEvent, useState } from 'react'

/**
 * Keeps the form of a new record when a refresh of its page, such as after saving, generates a new id. Each visit starts
 * with an empty form.
 */
export function NewRecord({ id, children }: { id: string; children: ReactNode }) {
  const [keptId, setKeptId] = useState(id)
  const start = useEffectEvent(() => setKeptId(id))
  // Runs when the page opens, and whenever the router shows it again with its old state.
  useEffect(() => start(), [])
  return <Fragment key={keptId}>{children}</Fragment>
}
