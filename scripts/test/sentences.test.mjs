import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkSentences, noteSentence, sentences, unseenSentences } from './sentences.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sentences-'))
  vi.stubEnv('TEST_SENTENCES', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const [first, ...rest] = sentences

it('passes when every sentence was seen at least once', () => {
  for (const { id } of [...sentences, ...rest]) noteSentence(id)
  expect(checkSentences(folder, { withSlowTests: true })).toEqual({
    passed: sentences.length,
    failed: 0,
    problem: '',
  })
})

it('reports a sentence that was never seen', () => {
  for (const { id } of rest) noteSentence(id)
  expect(checkSentences(folder, { withSlowTests: true })).toMatchObject({
    passed: rest.length,
    failed: 1,
    problem: `No test saw ${first.id}`,
  })
})

it('ignores sentences that only slow tests show if slow tests did not run', () => {
  const slow = sentences.filter(({ isSlow }) => isSlow)
  for (const { id, isSlow } of sentences) if (!isSlow) noteSentence(id)
  expect(checkSentences(folder, { withSlowTests: false })).toMatchObject({ failed: 0 })
  expect(checkSentences(folder, { withSlowTests: true })).toMatchObject({ failed: slow.length })
})

it('lists each sentence once and finds it by its pattern', () => {
  expect(new Set(sentences.map(({ id }) => id)).size).toBe(sentences.length)
  for (const { text, pattern } of sentences) {
    const shown = text.replace('{search}', '“fees”').replace('{N}', '10').replace('…', 'guide')
    expect(shown).toMatch(new RegExp(pattern))
  }
})

it('writes nothing unless the run requests it', () => {
  vi.stubEnv('TEST_SENTENCES', '')
  noteSentence(first.id)
  expect(readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'))).toEqual([])
})

it('lists what no test has seen yet, so that later tests only look for that', () => {
  for (const { id } of rest) noteSentence(id)
  expect(unseenSentences()).toEqual([first])
})

it('lists nothing for a run that does not check sentences', () => {
  vi.stubEnv('TEST_SENTENCES', undefined)
  expect(unseenSentences()).toEqual([])
})
