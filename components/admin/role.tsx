'use client'

import type { Route } from 'next'
import { usePathname } from 'next/navigation'
import { createContext, type ReactNode, use } from 'react'
import { ReadOnlyContext, useReadOnly } from '@/components/forms/read-only'
import { Notice } from '@/components/ui/notice'
import { mayChange, mayOpen, nounOfPage } from '@/lib/auth/access'
import { type Role, roleDetails } from '@/lib/platform/role'

const RoleContext = createContext<Role>('viewer')

export function RoleProvider({ role, children }: { role: Role; children: ReactNode }) {
  const pathname = usePathname()
  const noun = nounOfPage(pathname)
  const isReadOnly = noun !== undefined && mayOpen(role, pathname) && !mayChange(role, noun)
  return (
    <RoleContext value={role}>
      <ReadOnlyContext value={isReadOnly}>{children}</ReadOnlyContext>
    </RoleContext>
  )
}

/** Returns the role of the signed-in person. The role only decides what is shown; the server checks every request. */
export const useRole = () => use(RoleContext)

/** Shows a link or menu only to people who may open the target page. */
export function IfMayOpen({ href, children }: { href: Route; children: ReactNode }) {
  return mayOpen(useRole(), href) ? children : null
}

/** Shows controls that change something only to people who may change the current screen. */
export function IfMayChange({ children }: { children: ReactNode }) {
  return useReadOnly() ? null : children
}

/** Explains to people who may see but not change the current screen that they cannot save anything. */
export function ReadOnlyNotice() {
  const role = useRole()
  if (!useReadOnly()) return null
  return (
    <div className="mb-6">
      <Notice tone="warn">
        Your role ({roleDetails[role].label}) can see everything on this screen, but can’t change it.
      </Notice>
    </div>
  )
}
