/** The message that each screen shows if its content cannot be loaded, initially or on refresh. */
export const loadFailures = {
  dashboard: 'Failed to load the dashboard. Please try again.',
  waitlist: 'Failed to load waitlist entries. Please try again.',
  applications: 'Failed to load applications. Please try again.',
  contact: 'Failed to load messages. Please try again.',
  newsletter: 'Failed to load subscribers. Please try again.',
  mail: 'Failed to load emails. Please try again.',
  media: 'Failed to load images. Please try again.',
  privacy: 'Failed to load the requests. Please try again.',
  staff: 'Failed to load accounts. Please try again.',
  activity: 'Failed to load activity. Please try again.',
} as const

export type LoadFailure = (typeof loadFailures)[keyof typeof loadFailures]
