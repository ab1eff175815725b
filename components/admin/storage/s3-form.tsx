'use client'

import { DialogForm } from '@/components/admin/dialog-form'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { MISSING } from '@/lib/platform/fields'
import { s3Form } from '@/lib/settings/schema'
import { type ConnectFormProps, SAVED_PLACEHOLDER } from './supabase-form'
import { TakeOver } from './take-over'

const off = { autoComplete: 'off' } as const

export function S3Form({ saved, connect, onConnected, onClose }: ConnectFormProps) {
  const own = saved?.provider === 's3' ? saved : null
  const hasSavedKey = own?.isReadable ?? false
  const form = useActionForm({
    schema: s3Form(hasSavedKey),
    action: connect,
    values: {
      provider: 's3' as const,
      version: saved?.version ?? 0,
      takeOver: false,
      secretAccessKey: '',
      endpoint: own?.endpoint ?? '',
      region: own?.region ?? 'auto',
      accessKeyId: own?.accessKeyId ?? '',
      bucketPrefix: own?.bucketPrefix ?? '',
    },
    missing: MISSING,
    onSuccess: onConnected,
  })
  return (
    <DialogForm form={form} submit={form.isPending ? 'Connecting...' : 'Connect'} onCancel={onClose}>
      <TextField
        {...off}
        form={form}
        name="endpoint"
        label="Endpoint"
        type="url"
        inputMode="url"
        placeholder="https://s3.example.com"
      />
      <div className="grid gap-5 sm:grid-cols-[1fr_10rem]">
        <TextField {...off} form={form} name="accessKeyId" label="Access key" />
        <TextField {...off} form={form} name="region" label="Region" />
      </div>
      <TextField
        {...off}
        form={form}
        name="secretAccessKey"
        label="Secret access key"
        type="password"
        placeholder={hasSavedKey ? SAVED_PLACEHOLDER : undefined}
      />
      <TextField
        {...off}
        form={form}
        name="bucketPrefix"
        label="Bucket prefix"
        optional
        hint="Added to the start of every bucket name. With “shop-”, the site uses “shop-blog-images”. Useful if other sites share the account."
      />
      <TakeOver form={form} name="takeOver" />
    </DialogForm>
  )
}
