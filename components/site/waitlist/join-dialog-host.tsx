'use client'

import type { FormAction } from '@/components/forms/form-action'
import { useLinkDialog } from '@/components/site/use-link-dialog'
import { readSource } from '@/lib/waitlist/signup-source'

const load = () => import('./join-dialog').then((loaded) => loaded.JoinDialog)

/** Opens the signup form for every Join button on the page (`data-join`). The button's URL may contain a plan. */
export function JoinDialogHost({ join, siteUrl }: { join: FormAction; siteUrl: string }) {
  const dialog = useLinkDialog('a[data-join]', load)
  if (!dialog) return null
  const { Dialog, data, search, openCount } = dialog
  return (
    <Dialog key={openCount} join={join} source={readSource(data.join)} search={search} siteUrl={siteUrl} />
  )
}
