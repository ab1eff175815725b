/** The account changes that its owner gets an email about. */
export const accountChanges = [
  'password-changed',
  'factor-on',
  'factor-off',
  'factor-reset',
  'codes-renewed',
  'recovery-code-used',
  'new-browser',
  'codes-guessed',
  'email-changed',
  'email-added',
  'role-changed',
] as const
export type AccountChange = (typeof accountChanges)[number]
