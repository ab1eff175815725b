/** Escapes text for XML. */
const escapeXml = (value) =>
  String(value).replace(/[<>&"'\r\n]/g, (character) => `&#${character.charCodeAt(0)};`)

const entities = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function unescapeXml(value) {
  return value.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(lt|gt|quot|apos|amp));/gi, (_, decimal, hex, name) =>
    name ? entities[name] : String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal ? 10 : 16)),
  )
}

/** Returns the text of all elements with this name, which is enough for the two small documents that clients send. */
export function readElements(xml, name) {
  const pattern = new RegExp(`<${name}>([^<]*)</${name}>`, 'g')
  return [...xml.matchAll(pattern)].map((match) => unescapeXml(match[1]))
}

/** Serializes nested XML: ['Name', 'text'] or ['Name', [child, child]]. */
export function toXml([name, content]) {
  const inner = Array.isArray(content) ? content.map(toXml).join('') : escapeXml(content)
  return `<${name}>${inner}</${name}>`
}
