/** The server replaces this text in the prerendered page for a failed page with the reference that is in its log. */
export const REFERENCE_PLACEHOLDER = 'reference-of-this-error'
