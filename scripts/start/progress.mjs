let stopCounting = () => {}
let isSilent = false

/**
 * Does one step of a longer work and shows its name and how long it took; on a terminal also the seconds that go by. Returns what
 * the step gives. `expected` says beforehand how long it takes. `isTalking`: others write while it runs, so its line comes in
 * one piece at the end.
 */
export async function runStep(name, work, { expected, isTalking = false, out = process.stdout } = {}) {
  const begin = performance.now()
  const line = `  ${name}${expected ? ` (${expected})` : ''} … `
  const head = isTalking ? line : ''
  if (!isTalking) out.write(line)
  if (!isTalking && out.isTTY) stopCounting = countSeconds(line, begin, out)
  const end = (text) => {
    stopCounting()
    if (!isSilent) out.write(`${head}${text}\n`)
  }
  try {
    const result = await work()
    end(formatSeconds(performance.now() - begin))
    return result
  } catch (error) {
    end('failed')
    throw error
  }
}

/** Leaves the terminal to others: what ends now was stopped, and has not failed. */
export function silenceSteps() {
  isSilent = true
  stopCounting()
}

export function formatSeconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

/** Writes the line again each second; returns how to stop, with the line as it was at first. */
function countSeconds(line, begin, out) {
  const write = (text) => out.write(`\r\x1b[K${line}${text}`)
  const timer = setInterval(() => write(`${Math.floor((performance.now() - begin) / 1000)} s`), 1000)
  return () => {
    clearInterval(timer)
    write('')
    stopCounting = () => {}
  }
}
