import { cookies, headers } from 'next/headers'
import type { ReactNode } from 'react'
import { noticeableTime } from '@/components/admin/delayed-suspense'
import { OptionalSuspense } from '@/components/admin/optional-suspense'
import { PanelLoading } from '@/components/admin/shell/panel-loading'
import { Shell } from '@/components/admin/shell/shell'
import { beginConfirmation, checkIdentity, confirmIdentity } from '@/lib/account/actions'
import { signOut } from '@/lib/auth/actions'
import { requireAdmin } from '@/lib/auth/session'
import { countWaiting } from '@/lib/dashboard/admin-queries'
import { parseFolded, parseVisits } from '@/lib/dashboard/sidebar-memory'
import { log } from '@/lib/platform/log'
import { connectStorage } from '@/lib/settings/actions'
import { deleteView, renameView, saveView } from '@/lib/views/actions'
import { listViews } from '@/lib/views/admin-queries'

/**
 * Checks access before showing the panel. Each page also checks the session itself. The spinner appears only if the
 * check takes noticeably long, so that it does not flash.
 */
export default async function PanelLayout({ children }: { children: ReactNode }) {
  const admin = await Promise.race([requireAdmin('account'), noticeableTime()])
  return (
    <OptionalSuspense needsBoundary={!admin} fallback={<PanelLoading />}>
      <CheckedShell>{children}</CheckedShell>
    </OptionalSuspense>
  )
}

async function CheckedShell({ children }: { children: ReactNode }) {
  const admin = await requireAdmin('account')
  const nonce = (await headers()).get('x-nonce') ?? undefined
  const cookieStore = await cookies()
  const cookie = (name: string) => cookieStore.get(name)?.value
  const mustSetUp = admin.factorToSetUp?.isDue
  // Not awaited: the counts and views stream after the page, and the panel works without them.
  const counts = mustSetUp ? noCounts() : countWaiting(parseVisits(cookie)).catch(noCounts)
  const views = mustSetUp ? noViews() : listViews().catch(noViews)
  return (
    <Shell
      sidebar={{ counts, folded: parseFolded(cookie) }}
      accountId={admin.id}
      name={admin.name}
      role={admin.role}
      signOut={signOut}
      connectStorage={connectStorage}
      identity={{
        confirm: confirmIdentity,
        check: checkIdentity,
        beginPasskey: beginConfirmation,
        hasPasskey: admin.hasPasskey,
      }}
      factorToSetUp={admin.factorToSetUp}
      savedViews={{ views, save: saveView, rename: renameView, remove: deleteView }}
      nonce={nonce}
    >
      {children}
    </Shell>
  )
}

async function noCounts(error?: unknown) {
  if (error) log.warn({ err: error }, 'waiting items could not be counted')
  return new Map<string, number>()
}

async function noViews(error?: unknown) {
  if (error) log.warn({ err: error }, 'saved views could not be loaded')
  return []
}
