import type { ReactNode } from 'react'

interface RecordColumnsProps {
  /** The cards with everything the person sent. */
  sent: ReactNode
  /** The cards with the record's status and other details, in a column of their own on wide screens. */
  side: ReactNode
  /** The note field and the history. */
  children: ReactNode
}

/** Lays out the page of a record that a person sent in. On narrow screens, what they sent comes first. */
export function RecordColumns({ sent, side, children }: RecordColumnsProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-[auto_1fr]">
      <div className="grid min-w-0 gap-5">{sent}</div>
      <div
        data-page-actions=""
        className="grid gap-5 sm:max-lg:grid-cols-2 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        {side}
      </div>
      <div className="grid min-w-0 gap-5">{children}</div>
    </div>
  )
}
