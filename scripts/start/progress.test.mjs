import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** Returns a fake output stream, to a terminal or a file, that records what is written. */
function write({ isTTY = false } = {}) {
  const written = []
  return { isTTY, write: (text) => written.push(text), written }
}

const wait = (milliseconds) => () => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe('runStep', () => {
  // The module remembers that everything has been stopped, so load it again.
  let runStep
  let silenceSteps
  beforeEach(async () => {
    vi.resetModules()
    ;({ runStep, silenceSteps } = await import('./progress.mjs'))
  })
  afterEach(() => vi.useRealTimers())

  it('announces the expected duration of a long step', async () => {
    const out = write()
    await runStep('Build', () => expect(out.written).toEqual(['  Build (one to two minutes) … ']), {
      expected: 'one to two minutes',
      out,
    })
    expect(out.written.join('')).toMatch(/^ {2}Build \(one to two minutes\) … \d\.\d s\n$/)
  })

  it('counts the seconds only on a terminal, and only while the step is running', async () => {
    vi.useFakeTimers()
    for (const [isTTY, seconds] of [
      [true, ['1 s', '2 s']],
      [false, []],
    ]) {
      const out = write({ isTTY })
      const step = runStep('Build', wait(2500), { out })
      await vi.advanceTimersByTimeAsync(2500)
      await step
      const count = out.written.length
      await vi.advanceTimersByTimeAsync(5000)
      expect(out.written).toHaveLength(count)
      expect(out.written.join('').match(/(?<!\.)\d s/g) ?? []).toEqual(seconds)
      expect(out.written.at(-1)).toBe('2.5 s\n')
    }
  })

  it('prints its line at the end if there is other output', async () => {
    const out = write({ isTTY: true })
    await runStep('Serve', () => expect(out.written).toEqual([]), { isTalking: true, out })
    expect(out.written).toEqual([expect.stringMatching(/^ {2}Serve … \d\.\d s\n$/)])
  })

  it('reports a failed step', async () => {
    const out = write()
    const broken = () => Promise.reject(new Error('broken'))
    await expect(runStep('Seed', broken, { out })).rejects.toThrow('broken')
    expect(out.written.at(-1)).toBe('failed\n')
  })

  it('prints nothing more once everything has been stopped', async () => {
    vi.useFakeTimers()
    const out = write({ isTTY: true })
    const step = runStep('Build', wait(5000), { out })
    silenceSteps()
    const count = out.written.length
    await vi.advanceTimersByTimeAsync(5000)
    await step
    expect(out.written).toHaveLength(count)
  })
})
