/** The promised reply time for journalists (specification, section 9). */
export const PRESS_RESPONSE = 'within 24 hours'

/** Shown while the server checks that the kit is complete (specification, section 2). */
export const LOADING_KIT = 'Loading press kit...'

/** Messages about downloads, for the routes and the page. */
export const downloadMessages = {
  started: 'Your download has started.',
  gone: 'This file is no longer part of the press kit.',
  unavailable: 'The file can’t be downloaded right now. Please try again in a minute.',
  kitUnavailable: 'The press kit can’t be created right now. Please try again in a minute.',
  tooMany: (seconds: number) =>
    `You have downloaded the press kit many times. Please try again in ${Math.ceil(seconds / 60)} min.`,
  offline: 'The site could not be reached. Please check your connection and try again.',
} as const

export const copyMessages = {
  copied: 'Copied',
  /** The clipboard is unavailable, for example without permission or https. Readers can still copy manually. */
  refused: 'Your browser doesn’t allow copying. We’ve selected the text for you.',
} as const
