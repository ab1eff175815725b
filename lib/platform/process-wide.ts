const values = Symbol.for('app.process-wide')
const globals = globalThis as typeof globalThis & { [values]?: Map<string, unknown> }

/**
 * Returns a value that exists once in this process, creating it the first time. Next's build loads a module once for
 * pages and once for routes, and the development server again after each change, so every limit counted in a variable
 * of a module would apply twice.
 */
export function processWide<Value>(name: string, create: () => Value): Value {
  globals[values] ??= new Map()
  if (!globals[values].has(name)) globals[values].set(name, create())
  return globals[values].get(name) as Value
}
