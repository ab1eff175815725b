/** The id of the dialog that asks first-time visitors about cookies. */
export const CONSENT_DIALOG = 'cookie-banner'

/** Dispatched on the window when a visitor has chosen, in the banner or the preferences. */
export const CONSENT_CHOSEN = 'consent-chosen'

/** The classes shared by the cookie banner and the preferences dialog. */
export const consentDialogClass =
  'mx-auto mt-auto mb-3 max-h-[calc(100dvh-1.5rem)] w-[calc(100%-1.5rem)] max-w-4xl overflow-y-auto overscroll-contain rounded-lg bg-surface p-5 text-fg shadow-lift outline-none backdrop:bg-scrim backdrop:backdrop-blur-sm open:animate-enter sm:mb-6 sm:p-8 print:hidden'
