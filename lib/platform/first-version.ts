/**
 * The version of a new record. A form that adds a record sends its id and version 0. If the form is sent again because
 * the response was lost, the second request finds the row that the first one created, and updates it. It waits for the
 * first one, because both can arrive at the same time.
 */
export const FIRST_VERSION = 1
