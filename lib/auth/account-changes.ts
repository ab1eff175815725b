/** The events that all owners are emailed about: what a colleague did. */
export const ownerEvents = [
  'storage-changed',
  'contact-email-changed',
  'hiring-email-changed',
  'retention-shortened',
  'account-created',
  'account-disabled',
  'account-enabled',
  'owner-added',
  'list-exported',
  'factor-optional',
  'factor-set-up',
] as const
export type OwnerEvent = (typeof ownerEvents)[number]

/** The events that staff are emailed about: changes to their own account, and to what owners are responsible for. */
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
  ...ownerEvents,
] as const
export type AccountChange = (typeof accountChanges)[number]
