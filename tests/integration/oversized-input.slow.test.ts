import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { confirmToken as newsletterToken, preferencesToken } from '@/lib/newsletter/tokens'
import { copyToken, confirmToken as privacyToken } from '@/lib/personal-data/tokens'
import { hashToken } from '@/lib/platform/signed-id'
import { seededRandom } from '@/lib/seeded-random'
import { invitationToken } from '@/lib/staff/tokens'
import { unsubscribeUrl } from '@/lib/waitlist/unsubscribe-token'
import { query } from '../support/database'
import { makePdf } from '../support/documents'
import { findForms, type RenderedForm, readForms } from '../support/rendered-forms'
import { type SentRequest, startWatchedSite } from '../support/watched-site'

// Fills every field and file name of every public form with a thousand to a million bytes that make regular
// expressions, normalization and rendering slow. Every response must be fast and short, and must not block anyone
// else.

const random = seededRandom('oversized input')
const anything = Array.from({ length: 200 }, () => String.fromCodePoint(32 + random(0x2fff))).join('')

/** Patterns to repeat, alone or between two ordinary characters. */
const shapes: Record<string, string> = {
  'one character': 'a',
  dots: '.',
  spaces: ' ',
  'line breaks': '\n',
  marks: '\u0316\u0301',
  'characters with marks': 'o\u0323\u0301',
  'characters that expand': '\ufdfa',
  markup: '<b>&"',
  'opening brackets': '[({<',
  'parts of addresses': 'a.@-',
  digits: '1',
  emoji: '👩🏽‍💻',
  anything,
}
/** Returns the maximum accepted size, or a size that passes more rules. */
const anySize = () => (random(2) ? 1_000_000 : random(2) ? 1_000 : 15_000)

let site: Awaited<ReturnType<typeof startWatchedSite>>
const personal: string[] = []
const send = (sent: SentRequest) => site.send(sent)
const check = (attacks: Iterable<[what: string, SentRequest]>) => site.check(attacks)

beforeAll(async () => {
  site = await startWatchedSite()
  personal.push(...(await makePersonalPages()))
}, 120_000)
afterAll(() => site?.stop())

/** Inserts rows with personal links, and returns the paths of their pages. */
async function makePersonalPages() {
  const [entry, subscriber] = [randomUUID(), randomUUID()]
  const later = "now() + interval '1 day'"
  await query(
    `insert into waitlist (id, name, email, source, consent_version) values ($1, 'Ada', 'a@example.com', 'hero', 'x')`,
    [entry],
  )
  await query(
    `insert into newsletter_subscriber (id, email, status, source, consent_version, token_hash, token_expires_at, confirmed_at) values
     ($1, 'a@example.com', 'subscribed', 'blog', 'x', repeat('0', 64), ${later}, now()),
     ($2, 'b@example.com', 'pending', 'blog', 'x', $3, ${later}, null)`,
    [subscriber, randomUUID(), hashToken(newsletterToken('seed'))],
  )
  await query(
    `insert into privacy_request (id, kind, email, email_hash, token_hash, token_expires_at)
     values ($1, 'access', 'a@example.com', 'x', $2, ${later})`,
    [randomUUID(), hashToken(privacyToken('seed'))],
  )
  await query(
    `insert into privacy_copy (id, email, token_hash, expires_at) values ($1, 'a@example.com', $2, ${later})`,
    [randomUUID(), hashToken(copyToken('seed'))],
  )
  await query(
    `insert into admin_invitation (id, email, token_hash, expires_at) values ($1, 'a@example.com', $2, ${later})`,
    [randomUUID(), hashToken(invitationToken('seed'))],
  )
  return [
    new URL(unsubscribeUrl(entry)).pathname.replace('/api', ''),
    `/newsletter/confirm/${newsletterToken('seed')}`,
    `/newsletter/preferences/${preferencesToken(subscriber)}`,
    `/privacy/confirm/${privacyToken('seed')}`,
    `/privacy/copy/${copyToken('seed')}`,
    `/invitation/${invitationToken('seed')}`,
  ]
}

/** Returns `size` bytes of a pattern as encoded in the request. */
function fill(shape: string, size: number, write: (text: string) => string = (text) => text) {
  const unit = shapes[shape] ?? ''
  const end = random(2) ? 'x' : ''
  return `${end}${unit.repeat(Math.floor(size / Buffer.byteLength(write(unit))))}${end}`
}

/** Returns the request that sends the form with one field, or the name of its file, replaced. */
function requestOf(form: RenderedForm, name: string, value: string, isScript = false): SentRequest {
  const values = form.values.map(([each, usual]): [string, string] => [each, each === name ? value : usual])
  if (form.method === 'get') return { path: `${form.target}?${new URLSearchParams(values)}`, method: 'GET' }
  if (!form.isMultipart) return { path: form.target, body: new URLSearchParams(values) }
  const body = new FormData()
  const prefix = isScript ? '1_' : ''
  for (const [each, text] of values)
    if (!(isScript && each.startsWith('$ACTION'))) body.append(prefix + each, text)
  const pdf = new Uint8Array(makePdf())
  for (const each of form.files)
    if (each === name) body.append(prefix + each, new File([pdf], `${value}.pdf`))
  if (isScript) body.append('0', '[null,"$K1"]')
  return {
    path: form.target,
    body,
    headers: isScript && form.actionId ? { 'next-action': form.actionId } : {},
  }
}

const write = (form: RenderedForm) => (form.isMultipart ? undefined : encodeURIComponent)

let forms: RenderedForm[]

const emptied = (form: RenderedForm): RenderedForm => ({
  ...form,
  values: form.values.map(([name, value]) => [name, name.startsWith('$') ? value : '']),
})

it('finds the forms of the site, which accept ordinary input, also after a refusal', async () => {
  forms = await findForms(site.app.url, ['/', ...personal])
  expect(forms.length).toBeGreaterThan(12)
  for (const form of forms) {
    // This also loads the code of each form, which is slow the first time.
    const refused = await send(requestOf(emptied(form), '', ''))
    const again = readForms(refused.text, site.app.url + form.page).find(
      ({ actionId }) => actionId === form.actionId,
    )
    const taken = await send(
      requestOf(again && form.actionId ? { ...form, values: mergeHidden(form, again) } : form, '', ''),
    )
    expect([form.page, refused.status < 500, taken.status < 400]).toEqual([form.page, true, true])
  }
  await check(forms.map((form) => [`${form.page} as people send it`, requestOf(form, '', '')]))
}, 180_000)

/** Returns the form's values with the hidden fields of the page that refused it. */
function mergeHidden(form: RenderedForm, again: RenderedForm) {
  const hidden = again.values.filter(([name]) => name.startsWith('$'))
  return [...hidden, ...form.values.filter(([name]) => !name.startsWith('$'))]
}

/**
 * Returns the names of the form's fields, those of the framework only for the first form that has them: the same code
 * reads them for every form, before it knows which action is called.
 */
const namesToAttack = (form: RenderedForm) =>
  [...new Set(form.values.map(([name]) => name))].filter(
    (name) =>
      !name.startsWith('$ACTION') ||
      form === forms.find(({ values }) => values.some(([each]) => each === name)),
  )

it('survives any text in any field, and any file name', async () => {
  function* attacks(): Generator<[string, SentRequest]> {
    for (const form of forms)
      for (const name of [...namesToAttack(form), ...form.files])
        for (const shape of Object.keys(shapes)) {
          const size = anySize()
          const what = `${form.page} ${name}, ${size} bytes of ${shape}`
          yield [what, requestOf(form, name, fill(shape, size, write(form)))]
        }
  }
  await check(attacks())
}, 600_000)

it('survives any text that scripts send', async () => {
  function* attacks(): Generator<[string, SentRequest]> {
    // Any third of them, because the same rules read these fields as in the test above.
    for (const form of forms.filter(({ actionId }) => actionId))
      for (const [name] of form.values.filter(([each]) => !each.startsWith('$ACTION')))
        for (const shape of Object.keys(shapes).filter(() => random(3) === 0))
          yield [
            `${form.page} ${name} by script, ${shape}`,
            requestOf(form, name, fill(shape, 1_000_000), true),
          ]
  }
  await check(attacks())
}, 300_000)

it('survives ten megabytes where a file is expected', async () => {
  const form = forms.find(({ files }) => files.length > 0)
  if (!form) throw new Error('No form accepts a file')
  const long = (shape: string) => fill(shape, 10_000_000)
  await check([
    ['markup in the cover letter', requestOf(form, 'coverLetter', long('markup'))],
    ['combining marks in the cover letter', requestOf(form, 'coverLetter', long('marks'))],
    ['dots in the file name', requestOf(form, form.files[0] ?? '', long('dots'))],
  ])
})

const json =
  (target: string) =>
  (value: string): SentRequest => ({
    path: target,
    type: 'application/json',
    body: JSON.stringify({ text: value, slug: value, helpful: value }),
  })

/** Routes that only the pages' scripts call. */
const routes: Record<string, (value: string) => SentRequest> = {
  suggestions: (text) => ({
    path: '/api/help-suggestions',
    type: 'application/json',
    body: JSON.stringify({ text }),
  }),
  misses: (text) => ({ path: '/api/help-misses', type: 'application/json', body: JSON.stringify({ text }) }),
  opens: json('/api/help-opens'),
  votes: json('/api/help-votes'),
  reads: json('/api/blog-reads'),
  'sign-in': (value) => ({
    path: '/api/auth/callback/credentials',
    body: new URLSearchParams({ username: value, password: value, code: value }),
  }),
  'a search': (value) => ({ path: `/api/help-search?q=${encodeURIComponent(value)}`, method: 'GET' }),
  'a plan': (value) => ({ path: `/api/payout-plan?amount=${encodeURIComponent(value)}`, method: 'GET' }),
  'a resume': (value) => ({
    path: '/api/uploads/resume',
    headers: { 'x-file-name': `${encodeURIComponent(value).slice(0, 12_000)}.pdf` },
    body: new Uint8Array(makePdf()),
  }),
}

it('survives any text in the routes that scripts call', async () => {
  for (const make of Object.values(routes)) await send(make('Ada'))
  function* attacks(): Generator<[string, SentRequest]> {
    for (const [name, make] of Object.entries(routes))
      for (const shape of Object.keys(shapes))
        for (const size of [1_000_000, 1_000, 15_000])
          yield [`${name}, ${size} bytes of ${shape}`, make(fill(shape, size))]
  }
  await check(attacks())
}, 300_000)

it('limits a route even if a page has used its limit first', async () => {
  const form = forms.find(({ page, actionId }) => actionId && page.startsWith('/blog'))
  if (!form) throw new Error('The blog has no form to subscribe')
  await send(requestOf(form, '', ''))
  const cookies: (string | null)[] = []
  for (let turn = 0; turn <= 20; turn += 1) {
    const response = await fetch(`${site.app.url}/api/newsletter/subscribe`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: site.app.url, 'x-forwarded-for': '10.255.0.1' },
      body: new URLSearchParams({ email: 'reader@nowhere' }),
    })
    cookies.push(response.headers.get('set-cookie'))
  }
  expect(decodeURIComponent(cookies.at(-1) ?? '')).toContain('Too many attempts')
})

it('survives a megabyte of short fields in the forms of routes', async () => {
  const targets = ['help-votes', 'newsletter/subscribe', 'newsletter/preferences/x', 'privacy/copy/x']
  const fields = ['a&', '1=&', '%41&']
  const claims: Record<string, string>[] = [{}, { 'next-action': '7f' }]
  await check(
    targets.flatMap((target) =>
      fields.flatMap((field) =>
        claims.map((headers): [string, SentRequest] => [
          `${target}, ${field}, ${JSON.stringify(headers)}`,
          {
            path: `/api/${target}`,
            type: 'application/x-www-form-urlencoded',
            headers,
            // Also valid as the arguments of an action.
            body: JSON.stringify([field.repeat(1_000_000 / field.length)]),
          },
        ]),
      ),
    ),
  )
}, 60_000)

it('rejects calls that no page makes, without throwing', async () => {
  const form = forms.find(({ actionId }) => actionId)
  const headers = { 'next-action': form?.actionId ?? '', origin: site.app.url }
  const arguments_ = [
    '$F1',
    '$W1',
    '$Q1',
    '$i1',
    '$B1',
    '$R1',
    '$r1',
    '$X1',
    '$h1',
    '$L1',
    '$A1',
    '$@1',
    '$n1x',
    `$n${'1'.repeat(999)}`,
    '$0',
    '$0:0',
    '$0:constructor',
    '$K__proto__',
    '$T',
    '$Z',
  ].map((text) => JSON.stringify([null, text]))
  const statuses = new Map<string, number>()
  const before = site.app.output().length
  for (const root of [
    ...arguments_,
    '[{"__proto__":{"then":1}}]',
    '{}',
    'null',
    '[',
    `[${'['.repeat(50_000)}`,
  ]) {
    const body = new FormData()
    for (const [name, value] of [
      ['0', root],
      ['1', '[1,1]'],
      ['1_name', 'Ada'],
    ] as const)
      body.append(name, value)
    const url = `${site.app.url}${form?.page}`
    const withForm = await fetch(url, { method: 'POST', headers, body })
    const plain = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'text/plain' },
      body: root,
    })
    for (const [how, { status }] of [
      ['with a form', withForm],
      ['plain', plain],
    ] as const)
      statuses.set(`${root.slice(0, 60)} ${how}`, status)
  }
  expect([...statuses].filter(([, status]) => status !== 400)).toEqual([])
  // What was printed before may include a database that was slow to answer.
  expect(site.app.output().slice(before)).not.toMatch(/\\n\s+at /)
}, 60_000)
