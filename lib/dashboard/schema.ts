/** Waiting items are counted up to this number, more than anyone handles in a day. */
export const WAITING_LIMIT = 1_000
/** The number of days in the signup chart, including today. */
export const CHART_DAYS = 30
