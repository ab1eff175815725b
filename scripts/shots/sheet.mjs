import { writeFileSync } from 'node:fs'
import path from 'node:path'

const toText = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Writes the contact sheet: one row per screen, with its screenshots from narrow to wide. Returns its file. */
export function writeSheet(dir, shots) {
  const groups = Map.groupBy(shots, ({ group }) => group)
  const rowOf = ([name, pictures]) =>
    `<h3>${toText(name)}</h3><div>${pictures.map(({ file, caption }) => `<a href="${file}"><img loading="lazy" src="${file}" alt=""><br>${caption}</a>`).join('')}</div>`
  const partOf = ([group, pictures]) =>
    `<h2>${toText(group)}</h2>${[...Map.groupBy(pictures, ({ name }) => name)].map(rowOf).join('')}`
  const file = path.join(dir, 'index.html')
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><title>Contact sheet</title>
<style>body{font:14px sans-serif;margin:24px;background:#eee}div{display:flex;gap:12px;align-items:start;overflow-x:auto}
h3{margin:24px 0 8px}a{color:inherit}img{height:420px;max-width:720px;object-fit:cover;object-position:top;background:#fff}</style>
${[...groups].map(partOf).join('\n')}`,
  )
  return file
}
