import { randomUUID } from 'node:crypto'

/** Returns an email address that no other test uses. */
export const newEmail = () => `ada-${randomUUID().slice(0, 12)}@example.com`
