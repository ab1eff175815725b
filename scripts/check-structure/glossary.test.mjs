import { describe, expect, it } from 'vitest'
import { unwantedWords } from './glossary.mjs'
import { findViolations } from './violations.mjs'

describe('the glossary', () => {
  it.each([
    ['/** Sends the letter. */', 'email'],
    ['const sentMails = []', 'email'],
    ['<p>Your mails</p>', 'email'],
    ['// No sign may repeat.', 'character'],
    ['const { rows } = behind(keyset)', 'after'],
    ['// The button stands below the form.', 'is, are'],
    ['// Written anew each time.', 'again'],
    ['// Ask whoever runs it.', 'anyone who'],
    ["import { statusLabels } from './words'", 'labels'],
    ['export function Desk() {}', 'editor'],
    ['"Save mine over it"', 'Overwrite with mine'],
    ['// Fails when the file that is not there is read.', 'does not exist'],
    ['/** Gives the rows. */', 'Returns'],
    ['/** Whether it is open. */', 'a verb'],
    ['// Waits until the script has come.', 'has loaded'],
    ['const PATIENCE_MS = 6_000', 'timeout'],
    ['/** Deletes the image for good. */', 'permanently'],
    ["/** The server's answer to the form. */", 'response'],
    ['/** The address of its page. */', 'URL'],
    ['// The forced colours of a neighbour.', 'American spelling'],
    ['function normaliseEmail() {}', 'American spelling'],
    ['const isCentred = true', 'American spelling'],
    ['// Two data centres.', 'American spelling'],
    ['// Closes it afterwards.', 'American spelling'],
  ])('suggests a better word for %s', (line, better) => {
    expect(unwantedWords(line).join()).toContain(better)
  })

  it.each([
    '// Please sign in.',
    'const coverLetter = form.coverLetter',
    "'Cover letter is required'",
    'letter-spacing: 0.1em',
    '// A page behind a link that only one person has.',
    '// Stands for the server of this process.',
    '// Mail servers differ.',
    '/** Returns what staff saved. */',
    "keywords: 'colour color theme',",
  ])('accepts %s', (line) => expect(unwantedWords(line)).toEqual([]))

  it('reports the line and the word', () => {
    expect(unwantedWords('fine\n// whoever')).toEqual(['line 2: instead of "whoever", use anyone who'])
  })

  it('checks code and prose, but not itself', () => {
    const files = ['README.md', 'lib/dates.ts', 'scripts/check-structure/glossary.mjs']
    expect(findViolations(new Map(files.map((file) => [file, '// anew'])))).toEqual(
      files.slice(0, 2).map((file) => ({
        file,
        message: 'line 1: instead of "anew", use again, or from scratch',
      })),
    )
  })
})
