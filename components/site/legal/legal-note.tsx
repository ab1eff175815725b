/** Links from a document's date to its earlier versions. */
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
