/** The events that staff get an email about: changes to their own account, and to what owners answer for. */
export const accountChanges = [
  'password-changed',
  'factor-on',
  'factor-off',
  'factor-reset',
  'codes-renewed',
  'passkey-added',
  'passkey-removed',
  'recovery-code-used',
  'new-browser',
  'codes-guessed',
  'email-changed',
  'email-added',
  'role-changed',
  'storage-changed',
  'contact-email-changed',
  'hiring-email-changed',
  'account-created',
  'list-exported',
  'factor-optional',
  'factor-set-up',
] as const
export type AccountChange = (typeof accountChanges)[number]
