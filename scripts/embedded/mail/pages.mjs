const pageSize = 100

/** Escapes text for HTML, including attributes. Emails may contain anything. */
const escapeHtml = (value) =>
  String(value).replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)

const styles = `
  :root { color-scheme: light dark; --line: light-dark(#e3e5ea, #2c313b); --soft: light-dark(#5b6270, #9aa3b2);
    --paper: light-dark(#fff, #171a21); --ground: light-dark(#f5f6f8, #0f1116); --ink: light-dark(#14171d, #eef0f4);
    --accent: light-dark(#1f5fd1, #8ab4ff) }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.5 system-ui, sans-serif }
  main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem }
  h1 { font-size: 1.35rem; margin: 0 0 1rem; overflow-wrap: anywhere }
  a { color: var(--accent) }
  .bar { display: flex; gap: .75rem; flex-wrap: wrap; align-items: center; justify-content: space-between; margin-bottom: 1rem }
  input { font: inherit; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--paper);
    color: inherit; min-width: min(20rem, 100%) }
  ol, .card { background: var(--paper); border: 1px solid var(--line); border-radius: .75rem; overflow: hidden }
  ol { list-style: none; margin: 0; padding: 0 }
  li + li { border-top: 1px solid var(--line) }
  li a { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: .75rem 1rem; color: inherit; text-decoration: none }
  li a:hover, li a:focus-visible { background: var(--ground) }
  strong { overflow-wrap: anywhere } small, dt { color: var(--soft) } small { font-size: .85rem }
  .empty { padding: 3rem 1rem; text-align: center; color: var(--soft) }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: 0 0 1rem }
  dd { margin: 0; overflow-wrap: anywhere }
  iframe { display: block; width: 100%; height: 70vh; border: 0; background: #fff }
  pre { margin: 0; padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.5 ui-monospace, monospace }
  details { margin-top: 1rem } summary { cursor: pointer; padding: .35rem 0 }
`

function page(title, body) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>${styles}</style></head><body><main>${body}</main></body></html>`
}

const time = (iso) =>
  `<time datetime="${escapeHtml(iso)}">${escapeHtml(iso.slice(0, 19).replace('T', ' '))} UTC</time>`

/** Renders the list of emails, newest first, with a search field. */
export function listPage(emails, search) {
  const rows = emails.slice(0, pageSize).map(
    (
      mail,
    ) => `<li><a href="/messages/${escapeHtml(mail.id)}"><strong>${escapeHtml(mail.subject || '(no subject)')}</strong>
      <small>${time(mail.receivedAt)}</small><small>to ${escapeHtml(mail.to.join(', '))}</small></a></li>`,
  )
  const empty = search
    ? 'No emails match your search.'
    : 'No emails yet. Everything the site sends appears here.'
  const more =
    emails.length > pageSize
      ? `<p><small>The newest ${pageSize} of ${emails.length} are shown.</small></p>`
      : ''
  return page(
    'Emails',
    `<div class="bar"><h1>Emails</h1><form><input type="search" name="q" value="${escapeHtml(search)}"
      placeholder="Search address or subject" aria-label="Search address or subject"></form></div>
    <div>${rows.length > 0 ? `<ol>${rows.join('')}</ol>${more}` : `<p class="card empty">${empty}</p>`}</div>`,
  )
}

/** Renders one email: as HTML (in a sandboxed frame) and as text, with a link to its source. */
export function messagePage(mail) {
  const address = `/messages/${escapeHtml(mail.id)}`
  const html = mail.html
    ? `<div class="card"><iframe src="${address}/html" title="The email"
        sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></div>`
    : ''
  const text = `<div class="card"><pre>${escapeHtml(mail.text)}</pre></div>`
  return page(
    mail.subject || '(no subject)',
    `<p><a href="/">← All emails</a></p><h1>${escapeHtml(mail.subject || '(no subject)')}</h1>
    <dl><dt>From</dt><dd>${escapeHtml(mail.from)}</dd><dt>To</dt><dd>${escapeHtml(mail.to.join(', '))}</dd>
    <dt>Received</dt><dd>${time(mail.receivedAt)}</dd></dl>
    ${html}${mail.text ? (html ? `<details><summary>Text</summary>${text}</details>` : text) : ''}
    <p><a href="${address}/raw">Source</a></p>`,
  )
}

export const notFoundPage = () =>
  page('Not found', '<h1>Email not found</h1><p><a href="/">All emails</a></p>')
