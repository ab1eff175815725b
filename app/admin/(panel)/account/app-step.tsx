'use client'

import { DialogForm } from '@/components/admin/dialog-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { buttonClass } from '@/components/ui/button'
import { confirmSecondFactor } from '@/lib/account/actions'
import { type CodeInput, codeSchema } from '@/lib/account/schema'
import type { TotpSetup } from '@/lib/auth/totp'
import { CodeField } from './code-field'
import { CopyButton } from './copy-button'

interface AppStepProps {
  setup: TotpSetup
  /** Called with the recovery codes. */
  onDone: (codes: string[]) => void
  onCancel: () => void
}

/** Shows the secret as a QR code, a link and text. The first code proves that the app has stored the secret. */
export function AppStep({ setup: { secret, uri, qrSvg }, onDone, onCancel }: AppStepProps) {
  const form = useActionForm<CodeInput, { codes: string[] }>({
    schema: codeSchema,
    action: confirmSecondFactor,
    values: { code: '' },
    onSuccess: ({ codes }) => onDone(codes),
  })
  return (
    <div className="grid gap-5">
      <p className="sm:hidden">
        <a href={uri} className={buttonClass({ variant: 'secondary' })}>
          Open my app on this phone
        </a>
      </p>
      <p className="text-fg-soft">
        Scan this with an authenticator app, such as Google Authenticator, Aegis or 1Password.
      </p>
      {/* biome-ignore lint/performance/noImgElement: a data URL, so there is nothing to load */}
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(qrSvg)}`}
        alt="QR code for the authenticator app; the key is also shown as text below"
        width={208}
        height={208}
        className="size-52 justify-self-center rounded-md border border-line"
      />
      <div className="grid gap-1.5 text-sm">
        <p className="font-semibold">Or type this key</p>
        <div className="flex items-center gap-2 rounded-md bg-sunken py-1.5 pr-1.5 pl-3.5">
          <code className="min-w-0 flex-1 font-mono wrap-anywhere">{secret}</code>
          <CopyButton text={secret.replaceAll(' ', '')} what="the key" />
        </div>
        <p className="max-sm:hidden">
          <a href={uri} className="font-semibold text-accent underline underline-offset-4">
            Open an app on this device
          </a>
        </p>
      </div>
      <DialogForm form={form} submit="Turn on" onCancel={onCancel}>
        <CodeField form={form} label="The code shown in the app" />
      </DialogForm>
    </div>
  )
}
