'use client'

import type { Route } from 'next'
import { usePathname } from 'next/navigation'
import { createContext, type ReactNode, use } from 'react'
import { Notice } from '@/components/ui/notice'
import { mayChange, mayOpen, nounOfPage } from '@/lib/auth/access'
import { type Role, roleFacts } from '@/lib/platform/role'

const RoleContext = createContext<Role>('viewer')

export function RoleProvider({ role, children }: { role: Role; children: ReactNode }) {
  return <RoleContext value={role}>{children}</RoleContext>
}

/** Returns the role of the signed-in person. It only decides what is shown; the server checks every request. */
export const useRole = () => use(RoleContext)

/** Shows a link or menu only to people who may open the page it leads to. */
export function IfMayOpen({ href, children }: { href: Route; children: ReactNode }) {
  return mayOpen(useRole(), href) ? children : null
}

/** Says on screens that someone may see but not change that nothing can be saved. */
export function ReadOnlyNotice() {
  const role = useRole()
  const noun = nounOfPage(usePathname())
  if (!noun || mayChange(role, noun)) return null
  return (
    <div className="mb-6">
      <Notice tone="warn">
        You can look at everything on this screen, but your role ({roleFacts[role].label}) can’t save changes.
      </Notice>
    </div>
  )
}
