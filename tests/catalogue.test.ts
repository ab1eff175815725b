import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

// Every sentence that the site is to say of what went wrong, well, or is empty, word for word. Each has to stand in the product and be
// expected by a test that makes it appear. What is checked here is the text of the tests, by its neighbourhood: that the sentence is
// within an expectation, not that this expectation runs. A sentence that is composed names its pieces.

interface Sentence {
  text: string
  /** What of it stands in the product, where it is composed there. */
  made?: readonly string[]
  /** What of it stands in the tests, where they look for a part. */
  expected?: string
}

const whole = (...texts: string[]): Sentence[] => texts.map((text) => ({ text }))
/** Behind "Are you sure you want to delete this", as one component says it. */
const asked = (text: string): Sentence => ({ text: `Are you sure you want to delete this ${text}?` })
const told = (noun: string, verb: string): Sentence => ({
  text: `${noun} ${verb} successfully!`,
  made: [noun, `successfully!`],
})

const catalogue: Record<string, Sentence[]> = {
  'public: waitlist': whole(
    'This email is already on the waitlist',
    'Something went wrong. Please try again.',
    'Please fill in all fields',
    'Please enter a valid email address',
  ),
  'public: application': whole(
    'Full name is required',
    'Email is required',
    'Phone number is required',
    'Location is required',
    'Experience level is required',
    'Cover letter is required',
    'Available start date is required',
    'There was an error submitting your application. Please try again.',
  ),
  'public: nothing there': [
    ...whole('No articles found', 'No Open Positions', 'Full article content coming soon...'),
    ...whole('No FAQs Found', 'No FAQs match', 'No FAQs are available at the moment'),
  ],
  'staff: sign-in': whole('Invalid credentials.'),
  'staff: validation': whole(
    'Please fill in all required fields',
    'Please fill in required fields',
    'Please enter both Supabase URL and Anon Key',
    'Supabase URL must start with https://',
  ),
  'staff: waitlist': whole(
    'Failed to load waitlist entries. Please try again.',
    'Failed to update status. Please try again.',
    'Failed to delete entry. Please try again.',
  ),
  'staff: connection': whole('Failed to connect to Supabase. Please check your credentials.'),
  'staff: upload': [
    { text: 'File size exceeds {N}MB limit', made: ['File size exceeds ', 'MB limit'], expected: 'MB limit' },
    ...whole('File type not supported. Please upload JPEG, PNG, GIF or WEBP'),
    {
      text: 'Failed to upload image: Unknown error',
      made: ['Failed to upload image: ', 'Unknown error'],
    },
    ...whole('Failed to get public URL for uploaded image', 'Failed to load image preview'),
  ],
  'staff: gallery': whole(
    'Failed to load images. Please try again.',
    'Failed to delete image. Please try again.',
    'Failed to copy URL. Please try again.',
  ),
  'staff: questions before a deletion': [
    ...whole('Are you sure you want to delete this image? This action cannot be undone.'),
    ...[asked('post'), asked('position'), asked('application')],
    ...whole('Are you sure you want to remove this team member?'),
    { text: 'Are you sure you want to delete this …?', made: ['Are you sure you want to delete this '] },
  ],
  'staff: done': [
    ...['created', 'updated', 'deleted'].flatMap((verb) =>
      ['Blog post', 'Job position', 'FAQ'].map((noun) => told(noun, verb)),
    ),
    ...whole('Image URL copied to clipboard!', 'Contact information updated successfully!'),
    ...whole('All changes have been saved successfully!', 'Changes saved successfully!'),
    ...whole('Privacy Policy updated successfully!', 'Terms of Service updated successfully!'),
    ...whole('Reply sent successfully!'),
  ],
  'staff: nothing there': whole(
    'No images found',
    'Upload some images to get started',
    'No images match the search term',
    'No Job Positions',
    'No Applications Found',
    'No applications match your current filters',
    'No job applications have been submitted yet',
    'No key messages added yet',
    'No leadership members added yet',
    'No FAQs match your current filters',
    'Create your first FAQ to get started',
    'No Waitlist Entries',
    'No entries match your current filters',
    'No one has joined the waitlist yet',
  ),
}

/** What cannot appear, because content is kept on the server now. */
const decidedAway = {
  'Stored content unparsable: defaults restored':
    'Content lies in the database; what cannot be read is an error that is told, and nothing is overwritten.',
  'Failed save to local storage: only logged': 'Saves go to the database, and a failed one is told.',
}

const read = (pattern: string) =>
  globSync(pattern)
    .filter((file) => !/generated|catalogue\.test/.test(file))
    .map((file) => ({ file, text: withoutComments(readFileSync(file, 'utf8')) }))

const withoutComments = (text: string) => text.replace(/^\s*(\/\/|\*|\/\*\*?).*$/gm, '')

const product = [...read('app/**/*.{ts,tsx}'), ...read('{components,lib}/**/*.{ts,tsx}')].filter(
  ({ file }) => !file.includes('.test.'),
)
const tests = [...read('tests/**/*.ts'), ...read('{components,lib}/**/*.test.{ts,tsx}')]

/** How far from "expect(" a sentence may stand: a list of sentences that a loop goes through is longer than a line. */
const NEAR = 900

function isExpected(sentence: string) {
  return tests.some(({ text }) => {
    for (let at = text.indexOf(sentence); at >= 0; at = text.indexOf(sentence, at + 1)) {
      const around = text.slice(Math.max(0, at - NEAR), at + NEAR)
      if (/\bexpect(\.poll)?\(|\bsays\(|\bsaved: /.test(around)) return true
    }
    return false
  })
}

const stem = (text: string) => text.split(' …')[0] ?? text

describe.each(Object.entries(catalogue))('%s', (_place, sentences) => {
  it.each(sentences)('$text', ({ text, made = [text], expected = stem(text) }) => {
    for (const piece of made)
      expect(
        product.some((file) => file.text.includes(piece)),
        `"${piece}" stands nowhere in the product`,
      ).toBe(true)
    expect(isExpected(expected), `no test expects "${expected}"`).toBe(true)
  })
})

it('nothing is in it twice, and what is left out has its reason', () => {
  const all = Object.values(catalogue).flatMap((sentences) => sentences.map(({ text }) => text))
  expect(new Set(all).size).toBe(all.length)
  for (const reason of Object.values(decidedAway)) expect(reason).toMatch(/\.$/)
})
