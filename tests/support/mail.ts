export interface ReceivedEmail {
  id: string
  receivedAt: string
  from: string
  to: string[]
  subject: string
  text: string
  html: string
  headers: { key: string; value: string }[]
  /** The file names of the attachments. */
  attachments: (string | null)[]
}

async function fetchJson<Body>(path: string): Promise<Body> {
  const viewer = process.env.TEST_MAIL_VIEWER
  if (!viewer) throw new Error('TEST_MAIL_VIEWER is not set, so the mail sink cannot be read')
  const response = await fetch(`${viewer}${path}`)
  if (!response.ok) throw new Error(`The mail sink responded to ${path} with ${response.status}`)
  return response.json()
}

/** Returns all emails to an address, newest first. */
export async function listEmails(to: string): Promise<ReceivedEmail[]> {
  const { messages } = await fetchJson<{ messages: { id: string }[] }>(
    `/api/messages?to=${encodeURIComponent(to)}`,
  )
  return Promise.all(messages.map(({ id }) => fetchJson<ReceivedEmail>(`/api/messages/${id}`)))
}

/** Waits until an email to the address has arrived (with a matching subject, if given) and returns the newest. */
export async function waitForEmail(
  to: string,
  { subject, timeout = 30_000 }: { subject?: RegExp; timeout?: number } = {},
): Promise<ReceivedEmail> {
  const deadline = Date.now() + timeout
  for (;;) {
    const found = (await listEmails(to)).find((mail) => !subject || subject.test(mail.subject))
    if (found) return found
    if (Date.now() > deadline) throw new Error(`No email for ${to} within ${timeout} ms`)
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
}

/** Returns the first link of an email that matches. */
export function linkIn({ html }: ReceivedEmail, pattern: RegExp): string {
  return pattern.exec(html)?.[0].replaceAll('&amp;', '&') ?? ''
}

/** Returns a header of an email, ignoring the case of its name. */
export function headerOf(mail: ReceivedEmail, name: string): string | undefined {
  return mail.headers.find(({ key }) => key.toLowerCase() === name.toLowerCase())?.value
}
