import { LucideProvider } from 'lucide-react'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { MissedScripts } from '@/components/admin/shell/missed-scripts'
import { THEME_KEY } from '@/components/admin/shell/theme'
import { followTheme } from '@/components/admin/shell/theme-island'
import { HISTORY_NAVIGATION } from '@/components/forms/history-navigation'
import { LeaveDialog } from '@/components/forms/leave-dialog'
import { announceHistoryNavigation } from '@/components/forms/leave-guard-island'
import { Island } from '@/components/ui/island'
import { ScrollbarScript } from '@/components/ui/scrollbar-script'
import { Toaster } from '@/components/ui/toaster'
import { site } from '@/lib/site'
import './admin.css'

export const metadata: Metadata = {
  title: { default: 'Admin', template: `%s | ${site.name} Admin` },
  robots: { index: false, follow: false },
  // Nobody shares links to these pages, so they need no preview image.
  openGraph: null,
  twitter: null,
}

// Admin pages are rendered entirely per request, because a prerendered shell could not contain the nonce.
export const instant = false

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    <LucideProvider size={18} strokeWidth={1.75}>
      <Island run={followTheme} args={[THEME_KEY]} nonce={nonce} />
      <ScrollbarScript nonce={nonce} />
      <Island run={announceHistoryNavigation} args={[HISTORY_NAVIGATION]} nonce={nonce} />
      <MissedScripts />
      {children}
      <LeaveDialog />
      <Toaster />
    </LucideProvider>
  )
}
