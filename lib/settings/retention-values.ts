import type { RetentionSettings } from '@/lib/platform/generated/prisma/client'

/** Returns the retention periods as form values, without the version. */
export function retentionValuesOf({
  signupMonths,
  messageMonths,
  emailMonths,
}: Pick<RetentionSettings, 'signupMonths' | 'messageMonths' | 'emailMonths'>) {
  return {
    signupMonths: String(signupMonths),
    messageMonths: String(messageMonths),
    emailMonths: String(emailMonths),
  }
}
