import 'server-only'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { byAddress, type PersonalData, personalTable, TEAM } from '@/lib/platform/personal-data'
import { openInvitationCondition } from './open-invitation'

export const authData: PersonalData = {
  columns: {
    AdminUser: { erased: ['email'], kept: { [TEAM]: ['username', 'name', 'passwordHash', 'totpSecret'] } },
    AdminRecoveryCode: { kept: { [TEAM]: ['codeHash'] } },
    Passkey: { kept: { [TEAM]: ['name', 'credentialId', 'publicKey'] } },
    AdminInvitation: { erased: ['email', 'tokenHash'] },
    AdminSession: { kept: { [TEAM]: ['userAgent', 'ip', 'browserHash'] } },
  },
  tables: [
    personalTable('AdminInvitation', {
      title: 'Invitations to the team',
      purpose: 'Kept to show who was invited, until a month after they expire.',
      // An open invitation belongs to the team (see `findTeamUse`), which may send one while an erasure is pending.
      own: (email, held) => Prisma.sql`${byAddress(email, held)} AND NOT ${openInvitationCondition(held)}`,
      hidden: ['id', 'tokenHash', 'invitedById', 'userId'],
      at: 'createdAt',
    }),
    personalTable('AdminUser', {
      title: 'Disabled account',
      purpose: 'Kept because the activity log refers to it. An erasure only removes the address.',
      own: (email, held) => Prisma.sql`lower(${held.email}) = ${email} AND ${held.disabledAt} IS NOT NULL`,
      isKept: true,
      // Anyone can enter any address in their account, so these could be about someone else.
      hidden: ['id', 'username', 'name', 'passwordHash', 'totpSecret', 'totpEnabledAt', 'totpLastStep'],
      at: 'createdAt',
    }),
  ],
}
