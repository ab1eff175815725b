import { site } from '@/lib/site'

/**
 * The consent given by sending a message. Messages store the version of the wording, so keep every wording ever
 * shown. Add a new wording at the top, with a new version.
 */
export const consentTexts = {
  '2026-11-27': `By sending this message, you agree that ${site.name} may use it, with your name and email address, to reply to you and keep a record of our conversation.`,
  '2026-11-26': `By sending this message, you agree that ${site.name} may keep it, with your name and email address, to reply to you and to keep a record of what we said.`,
  '2026-11-25': `By sending this message, you agree that ${site.name} may keep it, with your name and email address, to reply to you and to know what we told you.`,
  '2026-11': `By sending this message, you agree that ${site.name} keeps it and your email address only to reply to you.`,
} as const

type ConsentVersion = keyof typeof consentTexts

export const CONSENT_VERSION: ConsentVersion = '2026-11-27'
