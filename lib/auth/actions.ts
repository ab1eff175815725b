'use server'

import { cookies } from 'next/headers'
import { z } from 'zod'
import { adminAction } from './admin-action'
import { cookieOptions, sessionCookieName } from './cookie'
import { revokeSession } from './revoke'

export const signOut = adminAction(
  { name: 'account.sign-out', schema: z.object({}), redirectTo: '/admin/sign-in' },
  async (_input, { tx, admin, audit }) => {
    await revokeSession(tx, admin.sessionId)
    await audit({ noun: 'session', action: 'sign-out', recordId: admin.sessionId, summary: 'signed out' })
    const jar = await cookies()
    jar.set(sessionCookieName, '', { ...cookieOptions, maxAge: 0 })
  },
)
