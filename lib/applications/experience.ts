/** The experience levels of the form: stored value and label. */
export const experienceLevels = {
  '0-1': '0-1 years (Entry Level)',
  '2-3': '2-3 years (Junior)',
  '4-6': '4-6 years (Mid-Level)',
  '7-10': '7-10 years (Senior)',
  '10+': '10+ years (Expert)',
} as const

/** Returns the label of a stored level, or the stored value if the form no longer offers it. */
export function experienceName(level: string): string {
  return (experienceLevels as Record<string, string>)[level] ?? level
}
