const exact = new Intl.NumberFormat('en-NG', { style: 'currency', currency: 'NGN' })
const whole = new Intl.NumberFormat('en-NG', { style: 'currency', currency: 'NGN', maximumFractionDigits: 0 })

/** Formats kobo as naira with two decimals: 15000000 becomes "₦150,000.00". */
export function formatNaira(kobo: number) {
  return exact.format(kobo / 100)
}

/** Formats kobo as whole naira, for headings and labels: "₦150,000". */
export function formatWholeNaira(kobo: number) {
  return whole.format(kobo / 100)
}
