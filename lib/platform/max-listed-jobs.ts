/** The maximum number of failed background jobs that the dashboard lists and that one action retries or dismisses. */
export const MAX_LISTED_JOBS = 50
