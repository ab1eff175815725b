import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StorageActions } from '@/components/admin/storage/storage-actions'
import { StorageWatch } from '@/components/admin/storage/storage-watch'
import { buttonClass } from '@/components/ui/button'
import { EarlyEventsScript } from '@/components/ui/early-events-script'
import { Island } from '@/components/ui/island'
import { Link } from '@/components/ui/link'
import { PageReadyEvent } from '@/components/ui/page-ready-event'
import { mayChange } from '@/lib/auth/access'
import type { RequiredFactor } from '@/lib/auth/required-factor'
import type { Role } from '@/lib/platform/role'
import { restoreSettings } from '../markdown/settings-island'
import { SETTINGS_KEY } from '../markdown/writing-view'
import { ReadOnlyNotice, RoleProvider } from '../role'
import { RowIcons } from '../row-icon'
import { type SavedViewsProps, SavedViewsProvider } from '../views/saved-views'
import { Drawer } from './drawer'
import { type IdentityActions, IdentityDialog } from './identity-dialog'
import { CommandPalette } from './palette/command-palette'
import { SeenScreens } from './seen-screens'
import { SetupNotice } from './setup-notice'
import { Sidebar, type SidebarProps } from './sidebar'
import { type SignOut, SignOutButton } from './sign-out-button'

interface ShellProps {
  accountId: string
  name: string
  role: Role
  signOut: SignOut
  connectStorage: StorageActions['connect']
  identity: IdentityActions
  /** The second factor that the person must still set up. */
  factorToSetUp: RequiredFactor | null
  savedViews: SavedViewsProps
  nonce: string | undefined
  sidebar: SidebarProps
  children: ReactNode
}

/** Shows the frame of every admin screen. */
export function Shell({
  accountId,
  name,
  role,
  signOut,
  connectStorage,
  identity,
  factorToSetUp,
  savedViews,
  nonce,
  sidebar,
  children,
}: ShellProps) {
  return (
    <RoleProvider role={role}>
      <SavedViewsProvider {...savedViews}>
        <SeenScreens counts={sidebar.counts}>
          <div
            className="panel-frame min-h-dvh lg:grid lg:grid-cols-[16rem_1fr]"
            // Read by components/forms/local-draft.ts.
            data-account={accountId}
          >
            <EarlyEventsScript nonce={nonce} />
            {/* On every page, because the router does not run the scripts of pages it opens. */}
            <Island run={restoreSettings} args={[SETTINGS_KEY]} nonce={nonce} />
            <a
              href="#content"
              className="sr-only z-50 focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:rounded-md focus:bg-accent focus:px-4 focus:py-2 focus:text-on-accent"
            >
              Skip to content
            </a>
            <aside className="sticky top-0 hidden h-dvh border-r border-line bg-surface lg:block">
              <Sidebar {...sidebar} />
            </aside>
            <div className="flex min-w-0 flex-col">
              <header className="sticky top-0 z-20 border-b border-line bg-canvas">
                <div className="mx-auto flex min-h-16 w-full max-w-7xl items-center gap-1 px-4 sm:px-6 lg:px-8">
                  <Drawer {...sidebar} />
                  <p className="mr-auto flex min-w-0">
                    <Link
                      href="/admin/account"
                      title="Your account"
                      className="flex min-h-9 items-center truncate rounded-sm text-sm font-semibold underline-offset-4 hover:underline"
                    >
                      <span className="truncate">Welcome, {name}</span>
                    </Link>
                  </p>
                  <CommandPalette signOut={signOut} />
                  <a
                    href="/"
                    target="_blank"
                    rel="noopener"
                    className={buttonClass({ variant: 'ghost', size: 'sm' })}
                  >
                    <ExternalLink />
                    <span className="max-sm:sr-only">View Website</span>
                    <span className="sr-only">(opens in a new tab)</span>
                  </a>
                  <SignOutButton signOut={signOut} />
                </div>
              </header>
              <main
                id="content"
                tabIndex={-1}
                // On a phone, leave room to scroll the last row out from under a toast.
                className="mx-auto w-full max-w-7xl flex-1 px-4 py-6 outline-none max-md:pt-4 max-sm:pb-32 sm:px-6 lg:px-8 lg:py-8"
              >
                {factorToSetUp && <SetupNotice factor={factorToSetUp} />}
                <ReadOnlyNotice />
                {children}
              </main>
              {mayChange(role, 'settings') && !factorToSetUp?.isDue && (
                <StorageWatch connect={connectStorage} />
              )}
            </div>
            <IdentityDialog {...identity} />
            <RowIcons />
            <PageReadyEvent />
          </div>
        </SeenScreens>
      </SavedViewsProvider>
    </RoleProvider>
  )
}
