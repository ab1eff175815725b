import NoAccess from '../(panel)/forbidden'

export default function PreviewNoAccess() {
  return (
    <main className="p-6">
      <NoAccess />
    </main>
  )
}
