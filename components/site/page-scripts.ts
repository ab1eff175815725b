/** The id of the element that lists the deferred scripts of a page as JSON: `{ src, id? }[]`, in execution order. */
export const PAGE_SCRIPTS = 'page-scripts'
