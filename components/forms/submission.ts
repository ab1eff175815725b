/**
 * The id of a submission: while one form is open, the same content is the same submission, however often it is sent. `known` is the
 * form's own memory of them.
 */
export function submissionOf(content: string, known: Map<string, string>): string {
  // Only pages served over https (and this machine itself) have random ids; without one the server makes its own.
  const submission = known.get(content) ?? globalThis.crypto?.randomUUID?.() ?? ''
  known.set(content, submission)
  return submission
}
