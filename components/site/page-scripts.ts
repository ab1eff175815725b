/** The id of the element that lists the scripts of a quiet page, as JSON: `{ src, id? }[]`, in the order in which they run. */
export const PAGE_SCRIPTS = 'page-scripts'
