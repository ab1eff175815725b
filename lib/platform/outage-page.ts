/**
 * The name of the `meta` element of a page that reports an outage. The server does not store such a page, so that the
 * next visitor gets what they asked for as soon as it is available.
 */
export const OUTAGE_META = 'outage'
