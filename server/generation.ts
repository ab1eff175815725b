// Everything that may change a page increases this number, and pages of earlier generations are requested again. It
// is a process-wide global, because Next loads the caches that increase it separately (next.config.mjs).
let generation = 0
let lastChange = 0

export const currentGeneration = () => generation

/** Returns the generation that began with the last change of content. Later ones are precautions. */
export const generationOfLastChange = () => lastChange

/** Starts a new generation. It is a precaution unless `isChange`, such as when changes may have been missed. */
export function raiseGeneration({ isChange = true } = {}) {
  generation += 1
  if (isChange) lastChange = generation
}
