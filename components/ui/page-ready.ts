/** Dispatched on the window when the page's script has taken over, and the name of the performance mark of that moment. */
export const PAGE_READY = 'page-ready'
