/** Dispatched on the window when the page's scripts have taken over; from then on the root element has it as a data attribute. */
export const PAGE_READY = 'page-ready'
