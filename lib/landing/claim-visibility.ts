interface Shown {
  isShown: boolean
  publicSource: string | null
}

/** Returns why visitors do not see a claim, in the words staff read; null if they see it. */
export function findHiddenReason({ isShown, publicSource }: Shown, onlySourced = false): string | null {
  if (!isShown) return 'switched off'
  return onlySourced && publicSource === null ? 'no source' : null
}
