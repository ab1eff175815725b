import { JSDOM } from 'jsdom'
import { DAY_MS } from '@/lib/dates'

export interface RenderedForm {
  /** The path of the first page with the form, and where the form is sent. */
  page: string
  target: string
  method: 'get' | 'post'
  isMultipart: boolean
  /** The values of a filled-in form. */
  values: [name: string, value: string][]
  /** The names of its file inputs. */
  files: string[]
  /** Its server action, if it has one. */
  actionId: string | undefined
}

const MAX_PAGES = 300
const ELSEWHERE = /^\/(api|media|_next|admin|press\/(download|kit\.zip))(\/|$)|\.(xml|txt|ics|webmanifest)$/

/** Finds the forms of all public pages linked from `starts`. A form on several pages is listed once. */
export async function findForms(site: string, starts: string[]): Promise<RenderedForm[]> {
  const waiting = [...starts]
  const seen = new Set(waiting)
  const forms = new Map<string, RenderedForm>()
  for (let path = waiting.shift(); path !== undefined && seen.size < MAX_PAGES; path = waiting.shift()) {
    const response = await fetch(`${site}${path}`)
    if (!response.headers.get('content-type')?.startsWith('text/html')) continue
    const { document } = new JSDOM(await response.text(), { url: `${site}${path}` }).window
    for (const form of formsOf(document)) {
      const names = [...form.values.map(([name]) => name), ...form.files].sort()
      const key = [form.method, form.actionId ?? form.target, ...new Set(names)].join(' ')
      if (!forms.has(key)) forms.set(key, form)
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (link.origin !== site || ELSEWHERE.test(link.pathname) || seen.has(link.pathname)) continue
      seen.add(link.pathname)
      waiting.push(link.pathname)
    }
  }
  return [...forms.values()]
}

/** Lists the forms on the page that a submitted form returned. */
export function readForms(html: string, url: string): RenderedForm[] {
  return formsOf(new JSDOM(html, { url }).window.document)
}

function formsOf(document: Document): RenderedForm[] {
  return [...document.querySelectorAll('form')].map((form) => readForm(form, new URL(document.URL).pathname))
}

function readForm(form: HTMLFormElement, page: string): RenderedForm {
  const values = new Map<string, string>()
  const files: string[] = []
  for (const control of form.elements) {
    const name = control.getAttribute('name')
    if (!name || values.has(name)) continue
    if (control.getAttribute('type') === 'file') files.push(name)
    else values.set(name, sampleValue(control as HTMLInputElement))
  }
  const target = new URL(form.getAttribute('action') || page, form.baseURI)
  const described = [...values].find(([name]) => /^\$ACTION_\w+:0$/.test(name))?.[1]
  return {
    page,
    target: target.pathname,
    method: form.method === 'post' ? 'post' : 'get',
    isMultipart: form.enctype === 'multipart/form-data',
    values: [...values],
    files,
    actionId: described && JSON.parse(described).id,
  }
}

function sampleValue(control: HTMLInputElement): string {
  const sampleValues: Record<string, string> = {
    email: 'ada@example.com',
    tel: '0803 123 4567',
    date: new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10),
    url: '',
    password: 'a long enough phrase for Ada',
    // People leave the honeypot empty.
    text: control.name === 'website' ? '' : 'Ada',
  }
  if (control.localName === 'textarea') return 'Dear team'
  if (control.localName === 'select')
    return control.querySelector('option:last-of-type')?.getAttribute('value') ?? ''
  return control.value || (sampleValues[control.type] ?? '')
}
