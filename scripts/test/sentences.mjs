import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

// The exact sentences that the specifications require for errors, successes and empty states (section 8 of each).
// Browser tests record those that appear on a page; integration tests record the few that a browser test cannot
// reach.
//
// Two situations in the specifications have no sentence here. "Stored content unparsable" cannot happen, because
// content is in the database. "Failed save to local storage: only logged" does not apply, because saves go to the
// database, and failures are shown.

/** `pattern` matches sentences with a variable part. `isSlow`: only slow tests show the sentence. */
const sentence = (text, { pattern = RegExp.escape(text), isSlow = false } = {}) => ({ text, pattern, isSlow })
const all = (...texts) => texts.map((text) => sentence(text))
const onlyInSlowTests = (...texts) => texts.map((text) => sentence(text, { isSlow: true }))
const done = (noun) =>
  all(...['created', 'updated', 'deleted'].map((verb) => `${noun} ${verb} successfully!`))

const publicSentences = [
  // Waitlist
  ...all('This email is already on the waitlist', 'Something went wrong. Please try again.'),
  ...all('Please fill in all fields', 'Please enter a valid email address'),
  // Application
  ...all('Full name is required', 'Email is required', 'Phone number is required', 'Location is required'),
  ...all('Experience level is required', 'Cover letter is required', 'Available start date is required'),
  ...all('There was an error submitting your application. Please try again.'),
  // Empty states
  ...all('No articles found', 'Full article content coming soon...', 'No FAQs Found'),
  sentence('No FAQs match {search}', { pattern: 'No FAQs match “.+”' }),
  ...onlyInSlowTests('No Open Positions', 'No FAQs are available at the moment'),
]

const staffSentences = [
  ...onlyInSlowTests('Invalid credentials.'),
  ...all('Please fill in all required fields', 'Please fill in required fields'),
  // Waitlist
  ...onlyInSlowTests('Failed to load waitlist entries. Please try again.'),
  ...onlyInSlowTests(
    'Failed to update status. Please try again.',
    'Failed to delete entry. Please try again.',
  ),
  // Connection
  ...onlyInSlowTests('Please enter both Supabase URL and Anon Key', 'Supabase URL must start with https://'),
  ...onlyInSlowTests('Failed to connect to Supabase. Please check your credentials.'),
  // Upload
  sentence('File size exceeds {N}MB limit', { pattern: 'File size exceeds \\d+MB limit' }),
  ...all('File type not supported. Please upload JPEG, PNG, GIF or WEBP'),
  ...all('Failed to upload image: Unknown error', 'Failed to get public URL for uploaded image'),
  ...all('Failed to load image preview'),
  // Gallery
  ...all('Failed to load images. Please try again.', 'Failed to delete image. Please try again.'),
  ...all('Failed to copy URL. Please try again.'),
  // Confirmations
  ...all('Are you sure you want to delete this image? This action cannot be undone.'),
  ...['post', 'position', 'application'].flatMap((noun) =>
    all(`Are you sure you want to delete this ${noun}?`),
  ),
  ...all('Are you sure you want to remove this team member?'),
  sentence('Are you sure you want to delete this …?', {
    pattern: 'Are you sure you want to delete this (?!image|post|position|application)[^?]+\\?',
  }),
  // Successes
  ...['Blog post', 'Job position', 'FAQ'].flatMap(done),
  ...all('Image URL copied to clipboard!', 'Contact information updated successfully!'),
  ...all('All changes have been saved successfully!', 'Changes saved successfully!'),
  ...all('Privacy Policy updated successfully!', 'Terms of Service updated successfully!'),
  ...all('Reply sent successfully!'),
  // Empty states
  ...all('No images found', 'No images match the search term', 'No Job Positions', 'No Applications Found'),
  ...all('No applications match your current filters', 'No FAQs Found', 'No FAQs match your current filters'),
  ...all('No Waitlist Entries', 'No entries match your current filters'),
  ...onlyInSlowTests('Upload some images to get started', 'Create your first FAQ to get started'),
  ...onlyInSlowTests('No job applications have been submitted yet', 'No one has joined the waitlist yet'),
  ...onlyInSlowTests('No key messages added yet', 'No leadership members added yet'),
]

const withPlace = (place, list) => list.map((one) => ({ ...one, place, id: `${place}: ${one.text}` }))

/** `place`: the screens that show the sentence, either those below /admin or all others. */
export const sentences = [...withPlace('public', publicSentences), ...withPlace('staff', staffSentences)]

/** Records that a test saw a sentence, if this run checks sentences. */
export function noteSentence(id) {
  const dir = process.env.TEST_SENTENCES
  if (dir) appendFileSync(path.join(dir, `${process.pid}.txt`), `${id}\n`)
}

/** Returns the sentences that this run still has to see; none if it does not check sentences. */
export function unseenSentences() {
  const dir = process.env.TEST_SENTENCES
  if (!dir) return []
  const seen = readSeen(dir)
  return sentences.filter(({ id }) => !seen.has(id))
}

/**
 * Makes this run's tests record the sentences they see. Returns the check to run afterward, which reports unseen
 * sentences.
 */
export function watchSentences(dir) {
  const folder = path.join(dir, 'sentences')
  mkdirSync(folder)
  process.env.TEST_SENTENCES = folder
  return () => checkSentences(folder, { withSlowTests: process.env.TEST_LANE !== 'fast' })
}

export function checkSentences(folder, { withSlowTests }) {
  const seen = readSeen(folder)
  const missing = sentences.filter(({ id, isSlow }) => !seen.has(id) && (withSlowTests || !isSlow))
  return {
    passed: sentences.filter(({ id }) => seen.has(id)).length,
    failed: missing.length,
    problem: missing.map(({ id }) => `No test saw ${id}`).join('\n'),
  }
}

const readSeen = (folder) =>
  new Set(readdirSync(folder).flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n')))
