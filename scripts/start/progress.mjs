/** Does one step of a longer work and shows its name and how long it took. Gives what the step gives. */
export async function runStep(name, work) {
  const begin = performance.now()
  process.stdout.write(`  ${name} … `)
  try {
    const result = await work()
    console.log(formatSeconds(performance.now() - begin))
    return result
  } catch (error) {
    console.log('failed')
    throw error
  }
}

export function formatSeconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
