/**
 * Dispatched on the window when the page's scripts are ready. From then on, the root element has the attribute
 * `data-page-ready`.
 */
export const PAGE_READY = 'page-ready'
