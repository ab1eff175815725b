let stopCounting = () => {}
let isSilent = false

/**
 * Runs one step of a longer task and shows its name and duration; on a terminal, it also counts the seconds. Returns
 * the step's result. `expected` announces how long it will take. `printsOutput`: the step itself prints output, so its
 * line is printed at the end.
 */
export async function runStep(name, work, { expected, printsOutput = false, out = process.stdout } = {}) {
  const startedAt = performance.now()
  const line = `  ${name}${expected ? ` (${expected})` : ''} … `
  const head = printsOutput ? line : ''
  if (!printsOutput) out.write(line)
  if (!printsOutput && out.isTTY) stopCounting = countSeconds(line, startedAt, out)
  const end = (text) => {
    stopCounting()
    if (!isSilent) out.write(`${head}${text}\n`)
  }
  try {
    const result = await work()
    end(formatSeconds(performance.now() - startedAt))
    return result
  } catch (error) {
    end('failed')
    throw error
  }
}

/** Stops writing to the terminal. Steps that end after this were interrupted; they did not fail. */
export function silenceSteps() {
  isSilent = true
  stopCounting()
}

export function formatSeconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

/** Rewrites the line every second. Returns a function that stops this and restores the original line. */
function countSeconds(line, startedAt, out) {
  const write = (text) => out.write(`\r\x1b[K${line}${text}`)
  const timer = setInterval(() => write(`${Math.floor((performance.now() - startedAt) / 1000)} s`), 1000)
  return () => {
    clearInterval(timer)
    write('')
    stopCounting = () => {}
  }
}
