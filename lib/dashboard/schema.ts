/** The most waiting items that are counted: more than anyone would handle in a day. */
export const WAITING_LIMIT = 1_000
/** The chart of signups has so many days, today among them. */
export const CHART_DAYS = 30
