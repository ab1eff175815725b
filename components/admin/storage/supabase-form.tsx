'use client'

import { DialogForm } from '@/components/admin/dialog-form'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { connectionMessages, type SavedConnection, supabaseForm } from '@/lib/settings/schema'
import type { StorageActions } from './storage-actions'
import { TakeOver } from './take-over'

export interface ConnectFormProps {
  saved: SavedConnection | null
  connect: StorageActions['connect']
  onConnected: () => void
  onClose: () => void
}

export const SAVED_PLACEHOLDER = 'Saved — type to replace'

export function SupabaseForm({ saved, connect, onConnected, onClose }: ConnectFormProps) {
  const own = saved?.provider === 'supabase' ? saved : null
  const hasSavedKey = own?.isReadable ?? false
  const form = useActionForm({
    schema: supabaseForm(hasSavedKey),
    action: connect,
    values: {
      provider: 'supabase' as const,
      version: saved?.version ?? 0,
      takeOver: false,
      url: own?.endpoint ?? '',
      anonKey: '',
      serviceKey: '',
    },
    missing: connectionMessages.missing,
    onSuccess: onConnected,
  })
  return (
    <DialogForm form={form} submit={form.isPending ? 'Connecting...' : 'Connect'} onCancel={onClose}>
      <TextField
        form={form}
        name="url"
        label="Supabase URL"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://your-project.supabase.co"
      />
      <TextField
        form={form}
        name="anonKey"
        label="Anon Key"
        type="password"
        autoComplete="off"
        placeholder={hasSavedKey ? SAVED_PLACEHOLDER : undefined}
        hint="The long key that starts with “eyJ”, under Project Settings, API Keys."
      />
      <TextField
        form={form}
        name="serviceKey"
        label="Service role key"
        optional
        type="password"
        autoComplete="off"
        placeholder={own?.hasServiceKey ? SAVED_PLACEHOLDER : undefined}
        hint="Recommended. If set, the buckets need no policies, and only this site can open resumes."
      />
      <TakeOver form={form} name="takeOver" />
    </DialogForm>
  )
}
