/** The form of /waitlist as seen by a browser without JavaScript. */
export interface JoinPage {
  /** The hidden fields that identify the action. */
  hidden: Record<string, string>
}

export const openJoinPage = (site: string): Promise<JoinPage> => openFormPage(`${site}/waitlist`)

/** Reads the form of any page. */
export async function openFormPage(url: string): Promise<JoinPage> {
  const html = await (await fetch(url)).text()
  const fields = html.match(/<input type="hidden"[^>]*>/g) ?? []
  const hidden = Object.fromEntries(
    fields.map((field) => [
      attribute(field, 'name'),
      attribute(field, 'value').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ]),
  )
  if (!Object.keys(hidden).some((name) => name.startsWith('$ACTION')))
    throw new Error('The page contains no form that works without JavaScript')
  return { hidden }
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

export interface JoinResponse {
  status: number
  isJoined: boolean
  html: string
}

/**
 * Posts the form as a browser without JavaScript would. `submission` is the id that the page's script adds. `address` is
 * a visitor's IP address, reported by a trusted proxy.
 */
export async function postJoinPage(
  site: string,
  { hidden }: JoinPage,
  { address, ...fields }: { name: string; email: string; submission?: string; address?: string },
): Promise<JoinResponse> {
  const form = new FormData()
  for (const [key, value] of Object.entries({ ...hidden, ...fields })) form.set(key, value)
  const response = await fetch(`${site}/waitlist`, {
    method: 'POST',
    body: form,
    headers: { origin: site, ...(address ? { 'x-forwarded-for': address } : {}) },
  })
  const html = await response.text()
  return { status: response.status, isJoined: html.includes('Thank you for joining!'), html }
}
