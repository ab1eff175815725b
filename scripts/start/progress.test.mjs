import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** Returns a fake output stream, to a terminal or a file, that records what is written. */
function fakeStream({ isTTY = false } = {}) {
  const written = []
  return { isTTY, write: (text) => written.push(text), written }
}

const wait = (milliseconds) => () => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe('runStep', () => {
  // The module remembers that it was silenced, so load it again.
  let runStep
  let silenceSteps
  beforeEach(async () => {
    vi.resetModules()
    ;({ runStep, silenceSteps } = await import('./progress.mjs'))
  })
  afterEach(() => vi.useRealTimers())

  it('announces the expected duration of a long step', async () => {
    const out = fakeStream()
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
      const out = fakeStream({ isTTY })
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

  it('prints the line only at the end if the step prints its own output', async () => {
    const out = fakeStream({ isTTY: true })
    await runStep('Serve', () => expect(out.written).toEqual([]), { printsOutput: true, out })
    expect(out.written).toEqual([expect.stringMatching(/^ {2}Serve … \d\.\d s\n$/)])
  })

  it('reports a failed step', async () => {
    const out = fakeStream()
    const broken = () => Promise.reject(new Error('broken'))
    await expect(runStep('Seed', broken, { out })).rejects.toThrow('broken')
    expect(out.written.at(-1)).toBe('failed\n')
  })

  it('prints nothing more after being silenced', async () => {
    vi.useFakeTimers()
    const out = fakeStream({ isTTY: true })
    const step = runStep('Build', wait(5000), { out })
    silenceSteps()
    const count = out.written.length
    await vi.advanceTimersByTimeAsync(5000)
    await step
    expect(out.written).toHaveLength(count)
  })
})
