/** The account changes that its owner gets an email about. */
export const accountChanges = [
  'password-changed',
  'factor-on',
  'factor-off',
  'factor-reset',
  'recovery-code-used',
  'codes-guessed',
  'email-changed',
  'role-changed',
] as const
export type AccountChange = (typeof accountChanges)[number]
