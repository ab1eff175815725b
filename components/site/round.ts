/** Rounds an SVG coordinate to two decimal places. More would make pages larger, but look the same. */
export const round = (value: number) => Math.round(value * 100) / 100
