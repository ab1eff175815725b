import { LucideProvider } from 'lucide-react'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { MissedScripts } from '@/components/admin/shell/missed-scripts'
import { ThemeScript } from '@/components/admin/shell/theme-script'
import { LeaveDialog } from '@/components/forms/leave-dialog'
import { LeaveGuardScript } from '@/components/forms/leave-guard-script'
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
      <ThemeScript nonce={nonce} />
      <ScrollbarScript nonce={nonce} />
      <LeaveGuardScript nonce={nonce} />
      <MissedScripts />
      {children}
      <LeaveDialog />
      <Toaster />
    </LucideProvider>
  )
}
