'use client'

import { Eye, FileDown, Mail, Pencil, Reply, Trash2 } from 'lucide-react'

const drawings = { eye: Eye, file: FileDown, mail: Mail, pencil: Pencil, reply: Reply, trash: Trash2 }

const idOf = (name: string) => `row-icon-${name}`

/** Renders an icon that is repeated in many rows. It only refers to a shared drawing in RowIcons. */
export function RowIcon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg aria-hidden="true" className="size-4.5">
      <use href={`#${idOf(name)}`} />
    </svg>
  )
}

/** Shows the drawings that all row icons refer to, once per document. */
export function RowIcons() {
  return (
    <div hidden>
      {Object.entries(drawings).map(([name, Drawing]) => (
        <Drawing key={name} id={idOf(name)} />
      ))}
    </div>
  )
}
