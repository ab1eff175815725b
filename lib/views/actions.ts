'use server'

import { mayOpen, notAllowed } from '@/lib/auth/access'
import { adminAction } from '@/lib/auth/admin-action'
import { lockAccount } from '@/lib/auth/revoke'
import { Refusal } from '@/lib/platform/errors'
import { recordSchema } from '@/lib/platform/fields'
import { saveViewSchema } from './known-lists'
import { MAX_VIEWS, renameViewSchema, viewMessages } from './schema'

// None of these writes is in the activity log, which is about what colleagues share (docs/decisions/234-saved-views.md).

/** Saves filters and a sort order of a list under a name, for the signed-in person only. */
export const saveView = adminAction(
  { name: 'account.save-view', schema: saveViewSchema },
  async ({ screen, name, query }, { tx, admin, audit }) => {
    if (!mayOpen(admin.role, screen)) throw new Refusal(notAllowed(admin.role))
    // Concurrent requests of this person wait, so that they cannot exceed the maximum together.
    await lockAccount(tx, admin.id)
    const others = await tx.savedView.findMany({
      where: { userId: admin.id, screen },
      select: { name: true },
    })
    if (others.some((view) => view.name === name)) throw new Refusal('', { name: viewMessages.taken })
    if (others.length >= MAX_VIEWS) throw new Refusal(viewMessages.tooMany)
    await tx.savedView.create({ data: { userId: admin.id, screen, name, query }, select: { id: true } })
    await audit(null)
    return null
  },
)

export const renameView = adminAction(
  { name: 'account.rename-view', schema: renameViewSchema },
  async ({ id, name }, { tx, admin, audit }) => {
    const userId = admin.id
    await lockAccount(tx, userId)
    const view = await tx.savedView.findFirst({ where: { id, userId }, select: { screen: true } })
    if (!view) throw new Refusal(viewMessages.gone)
    const taken = { userId, screen: view.screen, name, id: { not: id } }
    if ((await tx.savedView.count({ where: taken })) > 0) throw new Refusal('', { name: viewMessages.taken })
    await tx.savedView.update({ where: { id }, data: { name }, select: { id: true } })
    await audit(null)
    return null
  },
)

export const deleteView = adminAction(
  { name: 'account.delete-view', schema: recordSchema },
  async ({ id }, { tx, admin, audit }) => {
    const { count } = await tx.savedView.deleteMany({ where: { id, userId: admin.id } })
    if (count === 0) throw new Refusal(viewMessages.gone)
    await audit(null)
    return null
  },
)
