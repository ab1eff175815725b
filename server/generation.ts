// Everything that may change a page increases this number, and pages of earlier generations are requested again. It
// is a process-wide global, because Next loads the caches that increase it separately (next.config.mjs).
let generation = 0

export const currentGeneration = () => generation

export function raiseGeneration() {
  generation += 1
}
