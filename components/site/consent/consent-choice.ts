/** The id of the dialog that asks first-time visitors about cookies. */
export const CONSENT_DIALOG = 'cookie-banner'

/** Dispatched on the window when a visitor has chosen, in the banner or the preferences. */
export const CONSENT_CHOSEN = 'consent-chosen'
