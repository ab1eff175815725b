/** The highest exact count of a filtered list. Counting more rows would slow down every view of it. */
export const COUNT_LIMIT = 10_000
