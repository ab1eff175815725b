// Says what is true: whatever may change a page raises this number, and what was made before is asked for again. It belongs to the
// process, because Next loads the caches that raise it by themselves (next.config.mjs).
let generation = 0

export const currentGeneration = () => generation

export function raiseGeneration() {
  generation += 1
}
