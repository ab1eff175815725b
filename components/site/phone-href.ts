/** Returns a link that calls the number. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
