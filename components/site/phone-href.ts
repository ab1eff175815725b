/** What a telephone dials. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
