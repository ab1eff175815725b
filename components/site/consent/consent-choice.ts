/** The id of the dialog that asks a visitor the first time. */
export const CONSENT_DIALOG = 'cookie-banner'

/** Dispatched on the window when a visitor has answered, in whichever dialog. */
export const CONSENT_CHOSEN = 'consent-chosen'
