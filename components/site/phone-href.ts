/** Returns a link that dials the number. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
