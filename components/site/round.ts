/** Rounds a coordinate of a drawing to two digits. More would make pages longer, but look the same. */
export const round = (value: number) => Math.round(value * 100) / 100
