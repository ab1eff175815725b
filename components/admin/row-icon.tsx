'use client'

import { Eye, FileDown, Mail, Pencil, Reply, Trash2 } from 'lucide-react'

const drawings = { eye: Eye, file: FileDown, mail: Mail, pencil: Pencil, reply: Reply, trash: Trash2 }

const idOf = (name: string) => `row-icon-${name}`

/** An icon that many rows repeat, so it refers to a shared drawing in RowIcons. */
export function RowIcon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg aria-hidden="true" className="size-4.5">
      <use href={`#${idOf(name)}`} />
    </svg>
  )
}

/** The shared drawings of these icons, once per document. */
export function RowIcons() {
  return (
    <div hidden>
      {Object.entries(drawings).map(([name, Drawing]) => (
        <Drawing key={name} id={idOf(name)} />
      ))}
    </div>
  )
}
