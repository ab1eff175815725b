/** The number of events and of emails, the latest ones, that the history of a message or an application shows. */
export const HISTORY_LIMIT = 300
