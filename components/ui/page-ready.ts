/** Dispatched on the window when the page's scripts are ready. From then on, the root element has it as a data attribute. */
export const PAGE_READY = 'page-ready'
