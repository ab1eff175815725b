interface ClaimVisibility {
  isShown: boolean
  publicSource: string | null
}

/** Returns the reason why visitors do not see a claim, worded for staff; null if they see it. */
export function findHiddenReason(
  { isShown, publicSource }: ClaimVisibility,
  onlySourced = false,
): string | null {
  if (!isShown) return 'switched off'
  return onlySourced && publicSource === null ? 'no source' : null
}
