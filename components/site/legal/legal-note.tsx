/** Beside the date of a document: where its earlier versions are. */
export function LegalNote({ path }: { path: string }) {
  return (
    <a
      href={`${path}/history`}
      className="py-1 font-medium text-ink underline underline-offset-4 print:hidden"
    >
      See what changed
    </a>
  )
}
