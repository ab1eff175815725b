import { formatDateTime } from '@/lib/dates'
import type { StorageSettings } from '@/lib/settings/schema'

const sources = {
  environment: 'Set on the server',
  saved: '',
  embedded: 'Built-in storage (for testing)',
  none: 'None',
} as const
const providers = { supabase: 'Supabase', s3: 'S3-compatible' } as const

/** Shows the storage settings, without the keys. */
export function StorageFacts({ settings }: { settings: StorageSettings }) {
  const { source, endpoint, region } = settings
  const saved = source === 'saved' ? settings.saved : null
  const facts = [
    ['Provider', saved ? providers[saved.provider] : sources[source]],
    ['Address', endpoint],
    ['Region', saved?.provider === 'supabase' ? '' : region],
    [saved?.provider === 'supabase' ? 'Project' : 'Access key', saved?.accessKeyId],
    ['Bucket prefix', saved?.bucketPrefix],
    ['Connected', saved && `${formatDateTime(new Date(saved.updatedAt))} by ${saved.updatedBy}`],
  ].filter(([, value]) => value)
  return (
    <dl className="mt-5 grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[8rem_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="grid gap-0.5 sm:contents">
          <dt className="text-fg-soft">{name}</dt>
          <dd className="min-w-0 font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
