/** How soon a journalist hears from the team (specification, section 9). */
export const PRESS_RESPONSE = 'within 24 hours'

/** While the server looks whether the kit can be put together (specification, section 2). */
export const LOADING_KIT = 'Loading press kit...'

/** What whoever downloads is told, by the routes and by the page. */
export const downloadMessages = {
  started: 'Your download has started.',
  gone: 'This file is not part of the press kit any more.',
  away: 'The file cannot be fetched just now. Please try again in a minute.',
  kitAway: 'The press kit cannot be put together just now. Please try again in a minute.',
  busy: 'Many files are being downloaded just now. Please try again in a minute.',
  tooMany: (seconds: number) =>
    `You have downloaded the press kit many times. Please try again in ${Math.ceil(seconds / 60)} min.`,
  offline: 'We could not be reached. Please check your connection and try again.',
} as const

export const copyMessages = {
  copied: 'Copied',
  /** Not allowed, or no https: the reader's own hand can. */
  refused: 'Your browser does not let us copy. The text is selected for you.',
} as const
