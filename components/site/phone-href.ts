/** Returns a link that calls the number. The zero in "+234 (0) 700" is only for calls within the country. */
export const phoneHref = (phone: string) =>
  `tel:${phone.replace(/^(\+.*?)\( *0 *\)/, '$1').replace(/[^\d+]/g, '')}`
