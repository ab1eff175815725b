import 'server-only'
import { type PersonalData, TEAM } from '@/lib/platform/personal-data'

export const authData: PersonalData = {
  columns: {
    AdminUser: { kept: { [TEAM]: ['username', 'name', 'email', 'passwordHash', 'totpSecret'] } },
    AdminRecoveryCode: { kept: { [TEAM]: ['codeHash'] } },
    Passkey: { kept: { [TEAM]: ['name', 'credentialId', 'publicKey'] } },
    AdminInvitation: { kept: { [TEAM]: ['email', 'tokenHash'] } },
    AdminSession: { kept: { [TEAM]: ['userAgent', 'ip', 'browserHash'] } },
  },
}
