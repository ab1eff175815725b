/**
 * Returns the id of a submission. While a form is open, the same content always has the same id, however often it is
 * sent. `submissions` maps content to the ids that the form has already used.
 */
export function submissionOf(content: string, submissions: Map<string, string>): string {
  // Random UUIDs are only available over https and on localhost. If there is no id, the server creates one.
  const submission = submissions.get(content) ?? globalThis.crypto?.randomUUID?.() ?? ''
  submissions.set(content, submission)
  return submission
}
