import PanelNotFound from '../(panel)/not-found'

export default function PreviewNotFound() {
  return (
    <main className="p-6">
      <PanelNotFound />
    </main>
  )
}
