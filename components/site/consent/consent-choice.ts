/** The id of the dialog that asks first-time visitors. */
export const CONSENT_DIALOG = 'cookie-banner'

/** Dispatched on the window when a visitor has chosen, in either dialog. */
export const CONSENT_CHOSEN = 'consent-chosen'
